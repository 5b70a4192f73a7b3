/** Returns a route's handle as `Handle`, whose fields a route of another kind lacks. */
export const handleOf = <Handle>(handle: unknown): Partial<Handle> =>
  // Routes declare their handles with `satisfies`; the router forgets their types.
  (handle ?? {}) as Partial<Handle>
