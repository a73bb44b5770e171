import { createDatabase } from '#platform/server/postgres/database.ts'
import { creditFunctions, newKey } from './ledger.ts'

/**
 * A client to be killed: `node dying-client.ts <url> <account> <how>`. `half` spends, prints it,
 * and never commits; `on` spends in an endless loop and prints each key once its commit is
 * acknowledged.
 */
const [url = '', account = '', how = '', key = newKey()] = process.argv.slice(2)
const database = createDatabase({ url, size: 1 })

if (how === 'half') {
  await database.transaction(async (tx) => {
    const { verdict } = await creditFunctions.spend(tx, {
      account: Number(account),
      credits: 2,
      key,
    })
    process.stdout.write(`${verdict}\n`)
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  })
} else {
  for (;;) {
    const each = newKey()
    await database.transaction((tx) =>
      creditFunctions.spend(tx, { account: Number(account), credits: 1, key: each }),
    )
    process.stdout.write(`${each}\n`)
  }
}
