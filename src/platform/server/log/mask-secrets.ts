const address = /[^\s"'<>,;:()[\]\\/]+@[^\s"'<>,;:()[\]\\/]+\.[^\s"'<>,;:()[\]\\/]+/g
/** 256 bits as base64url: the tokens in links and cookies. */
const token = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/**
 * Masks what an external error message may have put into a line: email addresses and the tokens of
 * links and cookies.
 */
export function maskSecrets(line: string): string {
  return line.replace(address, '[address]').replace(token, '[token]')
}
