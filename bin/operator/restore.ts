import { readConfig } from '#platform/server/config/read-config.ts'
import { parseRestoreCommand } from './restore/parse-restore-command.ts'
import { restore } from './restore/restore.ts'
import { exitWithError } from '../start/exit-with-error.ts'

// Restores a backup into an empty data folder: `restore [--to <time>]`.
const print = (line: string) => console.log(line)

async function work(): Promise<void> {
  const to = parseRestoreCommand(process.argv.slice(2))
  await restore(readConfig(), to, print)
}

await work().catch(exitWithError)
