import fc from 'fast-check'

/**
 * Properties are tried on the same cases every time: a run fails for what was changed and not by
 * chance. To look for new cases, give another number.
 */
fc.configureGlobal({ seed: 20_261_102 })
