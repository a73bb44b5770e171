const address = /[^\s"'<>,;:()[\]\\/]+@[^\s"'<>,;:()[\]\\/]+\.[^\s"'<>,;:()[\]\\/]+/g
/** 256 bits as base64url: what links and cookies of ours hold. */
const token = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/** Takes out of a line what an outside error message may have put there: mail addresses and secrets of links and cookies. */
export function masked(line: string): string {
  return line.replace(address, '[address]').replace(token, '[token]')
}
