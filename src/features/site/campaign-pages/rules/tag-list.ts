import type { Settings } from '#features/site/sites/index.ts'

/** A script as it is written into the frame. */
export interface TagScript {
  readonly src: string
  /** Attributes such as `data-account`. */
  readonly data: Readonly<Record<string, string>>
}

/** The scripts of a site and every host that receives something from a visitor who allows them. */
export interface TagList {
  readonly scripts: readonly TagScript[]
  /** Sorted, each once. */
  readonly hosts: readonly string[]
}

/** Reads the list from a site's settings; null for a site without scripts, where nothing is asked. */
export function readTagList({
  tag_scripts,
  tag_hosts,
}: Pick<Settings, 'tag_scripts' | 'tag_hosts'>): TagList | null {
  if (tag_scripts.length === 0) return null
  const scripts = tag_scripts.map((script) =>
    typeof script === 'string' ? { src: script, data: {} } : script,
  )
  const hosts = [...scripts.map(({ src }) => readHost(src)), ...tag_hosts]
  return { scripts, hosts: [...new Set(hosts)].toSorted() }
}

function readHost(src: string): string {
  return /^https:\/\/([^/?]+)/.exec(src)?.[1] ?? ''
}
