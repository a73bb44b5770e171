import { createDatabase } from '#platform/server/postgres/database.ts'
import { sealNextSlice } from '../nightly/store-seal.ts'

/** A server for the test that kills it: seals one slice of two wallets, and hangs in the second one. */
const database = createDatabase({ url: process.argv[2] ?? '' })
const at = new Date(process.argv[3] ?? '')
await database.transaction((tx) => sealNextSlice(tx, 2, at))
await database.transaction(async (tx) => {
  await sealNextSlice(tx, 2, at)
  process.stdout.write('in the second slice\n')
  await new Promise(() => {})
})
