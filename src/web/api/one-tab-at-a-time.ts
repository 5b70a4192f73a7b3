/**
 * Runs `work` while no other tab of the site holds the lock `name`; at once in browsers without
 * locks.
 */
export const oneTabAtATime = <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => (navigator.locks ? navigator.locks.request(name, work) : work())
