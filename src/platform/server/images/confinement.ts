import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../config/project-root.ts'

/**
 * How a process that decodes untrusted files is confined, the strictest first. In every case Node's permission model keeps its JavaScript from writing files, starting processes and reading anything but the code. That does not restrict native code, so only the rest protects against an exploited decoder.
 *
 * - `bubblewrap`: no network; sees only Node, this code and the system's libraries, read-only; no
 *   other process; as root, also another user.
 * - `namespaces`: no network; as root, another user without any privilege, which reads only what the
 *   system lets everyone read. Otherwise the same user as the server, with the files of that user.
 * - `other_user`: root only, if namespaces are not available. Another user, but with the network.
 * - `permission_model`: nothing else. The same user, files and network as the server.
 */
export type ConfinementKind = 'bubblewrap' | 'namespaces' | 'other_user' | 'permission_model'

export interface Confinement {
  readonly kind: ConfinementKind
  /** The command to start, and its arguments before those of the confined command. */
  readonly command: readonly string[]
  /** The user to start it as; undefined for the server's own. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
}

/**
 * Runs the decoder if the server runs as root: an id that no account has. Not `nobody`, which runs
 * the embedded PostgreSQL in that case and may read its files.
 */
const decoderId = 65_531
const decoderUser = { uid: decoderId, gid: decoderId }

/** Folders that the decoder needs; some do not exist on every system. */
const systemFolders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/etc/ld.so.cache']
const ownFolders = ['src', 'node_modules', 'package.json'].map((path) => join(projectRoot, path))

const isRoot = () => process.getuid?.() === 0

/** The ways to confine a process, the strictest first; the last one works everywhere. */
export function listConfinements(root = isRoot()): readonly Confinement[] {
  const user = root ? decoderUser : undefined
  const bubblewrap = findProgram('bwrap')
  const unshare = findProgram('unshare')
  const setpriv = findProgram('setpriv')
  const ways: Confinement[] = []
  if (bubblewrap !== undefined)
    ways.push({ kind: 'bubblewrap', command: [bubblewrap, ...bubblewrapOptions()], user })
  if (unshare !== undefined && setpriv !== undefined) {
    const namespaces = [unshare, ...(root ? [] : ['--user']), '--net', '--ipc', '--']
    const reduced = [setpriv, ...(root ? dropRoot : []), '--no-new-privs', '--']
    ways.push({ kind: 'namespaces', command: [...namespaces, ...reduced], user: undefined })
  }
  if (root) ways.push({ kind: 'other_user', command: [], user })
  ways.push({ kind: 'permission_model', command: [], user: undefined })
  return ways
}

const dropRoot = [
  `--reuid=${decoderId}`,
  `--regid=${decoderId}`,
  '--clear-groups',
  '--inh-caps=-all',
  '--bounding-set=-all',
]

function bubblewrapOptions(): string[] {
  const readable = [...systemFolders, ...ownFolders, process.execPath].filter((path) =>
    existsSync(path),
  )
  return [
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--as-pid-1',
    '--cap-drop',
    'ALL',
    ...readable.flatMap((path) => ['--ro-bind', path, path]),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--remount-ro',
    '/dev',
    '--remount-ro',
    '/',
    '--chdir',
    '/',
    '--',
  ]
}

function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

let found: Promise<Confinement> | undefined

/**
 * Returns the strictest confinement in which this program starts on this machine, with `arguments_`
 * that make it end immediately; tried once. Containers and kernels differ in what they allow, so
 * the only way to find out is to try.
 */
export function findConfinement(arguments_: readonly string[]): Promise<Confinement> {
  found ??= tryEach(arguments_)
  return found
}

async function tryEach(arguments_: readonly string[]): Promise<Confinement> {
  const ways = listConfinements()
  for (const way of ways) if (await starts(way, arguments_)) return way
  return ways.at(-1) as Confinement
}

function starts({ command, user }: Confinement, arguments_: readonly string[]): Promise<boolean> {
  const [program = '', ...rest] = [...command, process.execPath, ...arguments_]
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      ...user,
      env: {},
      cwd: '/',
      stdio: 'ignore',
      timeout: 20_000,
      killSignal: 'SIGKILL',
    })
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0))
  })
}
