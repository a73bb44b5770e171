import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import { attempt, fail, type Finding, ok, warn } from './finding.ts'

const gigabyte = 1e9
const diskLimits = { fail: 0.5 * gigabyte, warn: 5 * gigabyte }

/** Checks what needs neither the database nor the network: folders, disk, clock, secrets in files. */
export async function checkMachine(
  config: Config,
  env: NodeJS.ProcessEnv,
): Promise<readonly Finding[]> {
  const advice = 'Create the folder, and give it to the account that runs the site.'
  return [
    ...(await attempt('data folder', advice, () => [checkFolder(config.dataFolder)])),
    ...(await attempt('disk', advice, () => [checkDisk('disk', config.dataFolder)])),
    ...checkSecretFiles(env),
    checkClock(),
  ]
}

function checkFolder(folder: string): Finding {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const blobs = join(folder, 'blobs')
  if (existsSync(blobs)) {
    accessSync(blobs, constants.R_OK | constants.W_OK | constants.X_OK)
    const { uid, mode } = statSync(blobs)
    const self = process.getuid?.() ?? uid
    if (uid !== self)
      return warn(
        'data folder',
        `${blobs} belongs to user ${uid}, and this is user ${self}.`,
        'Run the site and its commands as one and the same user.',
      )
    if ((mode & 0o007) !== 0 && (statSync(folder).mode & 0o004) !== 0)
      return warn(
        'data folder',
        `Every user of this machine can list ${folder}.`,
        `chmod 711 ${folder}`,
      )
  }
  return ok('data folder', `${folder} can be written.`)
}

export function checkDisk(check: string, folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${(free / gigabyte).toFixed(1)} GB are free in ${folder}.`
  const advice =
    'Free some space, or move the folder to a larger disk: PostgreSQL stops when the disk is full.'
  if (free < diskLimits.fail) return fail(check, text, advice)
  return free < diskLimits.warn ? warn(check, text, advice) : ok(check, text)
}

/** Files with secrets that other users of the machine can read. */
function checkSecretFiles(env: NodeJS.ProcessEnv): readonly Finding[] {
  const files = Object.entries(env).flatMap(([name, path]) =>
    /^(?:MINUET_.*|DATABASE_URL|SMTP_URL|STRIPE_.*|MOLLIE_.*|GATEWAY_.*)_FILE$/.test(name) && path
      ? [{ name, path }]
      : [],
  )
  const open = files.filter(({ path }) => existsSync(path) && (statSync(path).mode & 0o004) !== 0)
  if (open.length > 0)
    return open.map(({ name, path }) =>
      warn(
        'secret files',
        `Every user of this machine can read ${path} (${name}).`,
        `chmod 600 ${path}`,
      ),
    )
  return files.length === 0 ? [] : [ok('secret files', 'Only their owner can read them.')]
}

/** Second factors, webhooks and sessions depend on the right time. */
function checkClock(): Finding {
  const { status, stdout } = spawnSync(
    'timedatectl',
    ['show', '--property=NTPSynchronized', '--value'],
    { encoding: 'utf8', timeout: 5_000 },
  )
  const answer = status === 0 ? stdout.trim() : ''
  if (answer === 'yes') return ok('clock', 'This machine’s clock is synchronised.')
  return warn(
    'clock',
    answer === 'no'
      ? 'This machine’s clock is not synchronised.'
      : 'It is not known whether this machine’s clock is synchronised.',
    'Run systemd-timesyncd or chrony: staff can’t log in if the clock is half a minute off. In a container, the host does it.',
  )
}
