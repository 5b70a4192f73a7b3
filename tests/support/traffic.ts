import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { orderWith } from './given-orders.ts'

const VISITORS = 6

/** Places orders and reads pages without a pause until `stop`. */
export function startTraffic(url: string) {
  let isStopping = false
  let orders = 0
  let answers = 0
  const failures: string[] = []

  async function request(path: string, options?: RequestInit) {
    try {
      const answer = await fetch(`${url}${path}`, options)
      await answer.arrayBuffer()
      answers += 1
      if (!answer.ok) failures.push(`${path} ${answer.status}`)
      return answer.ok
    } catch (error) {
      failures.push(`${path} ${error} ${(error as Error).cause}`)
      return false
    }
  }
  async function visit() {
    while (!isStopping) {
      await request('/user')
      await request('/v1/products')
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const order = { method: 'POST', headers, body: JSON.stringify(orderWith()) }
      if (await request('/v1/orders/guest', order)) orders += 1
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  return {
    /** Resolves once so many more requests were answered. */
    async answered(more: number) {
      const wanted = answers + more
      while (answers < wanted) await pause(20)
    },
    async stop() {
      isStopping = true
      await Promise.all(visitors)
      return { failures, orders, answers }
    },
  }
}

/** Counts the orders that a database holds. */
export async function countOrders(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from orders')
  await client.end()
  return rows[0].count
}
