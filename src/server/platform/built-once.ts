import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** SQL of a value that is given whenever the statement is sent. */
type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * Returns a function that sends a statement and returns its rows. The text is built once: for a statement
 * of many calls, of which building takes a twelfth of the time (docs/performance.md). Values that differ
 * between calls are named: `builtOnce<{ id: string }>()((db, value) => …where('id', '=', value('id')))`.
 */
export const builtOnce =
  <Values extends object>() =>
  <Row>(build: (db: Db, value: ValueOf<Values>) => Compilable<Row>) => {
    let built: CompiledQuery<Row> | undefined
    return async (db: Db, values: Values): Promise<Row[]> => {
      built ??= build(db, (name) => sql`${new Placeholder(name)}`).compile()
      const parameters = built.parameters.map((it) =>
        it instanceof Placeholder ? Reflect.get(values, it.name) : it,
      )
      const query: CompiledQuery<Row> = { ...built, parameters }
      return (await db.executeQuery(query)).rows
    }
  }
