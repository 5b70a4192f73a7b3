/** Program of a worker thread that fails in the way its task names. */
export default function misbehave(task: 'works' | 'throws' | 'exits' | 'loops' | 'fills memory') {
  if (task === 'throws') throw new TypeError('a fault of the program')
  if (task === 'exits') process.exit(3)
  while (task === 'loops');
  const filled: number[][] = []
  while (task === 'fills memory') filled.push(Array.from({ length: 100_000 }, Math.random))
  return task
}
