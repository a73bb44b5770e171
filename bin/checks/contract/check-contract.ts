import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '#kernel/endpoint.ts'
import { listFeatures } from '../../../features.map.js'
import type { Breach, Finding } from '../breach.ts'
import { checkEndpoint } from './check-endpoint.ts'
import { getLineNumber } from '../get-line-number.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'

/** A feature's contract with its file. */
export interface ReadContract {
  readonly feature: string
  /** The prefix of its endpoints' names: the feature, or the name of the file in `contract/`. */
  readonly prefix: string
  readonly file: ProjectFile
  readonly contract: Contract
}

/** Endpoints that have to accept unknown fields, each with its reason. */
const open: Readonly<Record<string, string>> = {
  'sites.read_settings': 'it is asked with whatever query the current page has',
}

/** Loads the contracts of all features. */
export async function readContracts(root: string): Promise<ReadContract[]> {
  const files = readProjectFiles(root, [
    'src/features/*/*/contract.ts',
    'src/features/*/*/contract/*.ts',
  ])
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file.path)).href)) as {
        contract?: Contract
      }
      const [, feature = '', part] =
        /^src\/features\/[^/]+\/([^/]+)\/contract(?:\/([^/]+))?\.ts$/.exec(file.path) ?? []
      const prefix = part === undefined ? feature : part
      return { feature, prefix: prefix.replaceAll('-', '_'), file, contract: module.contract ?? {} }
    }),
  )
}

/**
 * Checks every endpoint: it fails without an access rule, a summary, strict fields or a valid rate
 * limit. Counts endpoints.
 */
export function checkContract(contracts: readonly ReadContract[]): Finding {
  const breaches = contracts.flatMap((read) =>
    Object.entries(read.contract).flatMap(([name, call]) =>
      checkEndpoint(read.prefix, name, call, {
        open: name in open,
        lent: lentTo(read.feature, contracts),
      }).map((why) => breach(read, name, `${name} ${why}`)),
    ),
  )
  const read = contracts.reduce((count, { contract }) => count + Object.keys(contract).length, 0)
  return { read, breaches: [...breaches, ...twice(contracts)] }
}

/**
 * The error codes of the features below: an endpoint that performs their action reports their
 * errors.
 */
function lentTo(feature: string, contracts: readonly ReadContract[]): ReadonlySet<string> {
  const mayUse = listFeatures().find(({ name }) => name === feature)?.mayUse ?? []
  const below = contracts.filter((other) => mayUse.includes(other.feature))
  return new Set(
    below.flatMap(({ contract }) =>
      Object.values(contract).flatMap(({ errors = {} }) => Object.keys(errors)),
    ),
  )
}

/** Reports endpoints with the same route: only the first would ever be reached. */
function twice(contracts: readonly ReadContract[]): Breach[] {
  const seen = new Map<string, string>()
  return contracts.flatMap((read) =>
    Object.entries(read.contract).flatMap(([name, { route = '' }]) => {
      const address = route.replace(/:\w+/g, ':')
      const first = seen.get(address)
      seen.set(address, first ?? name)
      return first === undefined
        ? []
        : [breach(read, name, `${name} has the same route as ${first}: ${route}`)]
    }),
  )
}

function breach({ file }: ReadContract, name: string, message: string): Breach {
  const at = file.text.indexOf(`'${name}'`)
  return { file: file.path, line: at === -1 ? 0 : getLineNumber(file.text, at), message }
}
