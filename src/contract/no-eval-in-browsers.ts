import { z } from 'zod'

// Zod tries `eval` when the first schema is built, which violates the content security policy in a
// browser. Modules that build schemas when a page loads import this one first to disable it.
if ('document' in globalThis) z.config({ jitless: true })
