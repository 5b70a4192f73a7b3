/** Runs `work` while no other tab of the site runs what bears this name; at once in an old browser. */
export const oneTabAtATime = <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => (navigator.locks ? navigator.locks.request(name, work) : work())
