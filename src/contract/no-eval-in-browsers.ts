import { z } from 'zod'

// Zod tries whether it may make code from text as soon as the first schema is built. In a browser that
// is reported against the content security policy, and forms are quick enough without. So a module that
// builds schemas as soon as a page loads it imports this one first.
if ('document' in globalThis) z.config({ jitless: true })
