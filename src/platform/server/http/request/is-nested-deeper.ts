const quote = 0x22
const backslash = 0x5c
const [openBracket, closeBracket] = [0x5b, 0x5d]
const [openBrace, closeBrace] = [0x7b, 0x7d]

/**
 * Whether arrays and objects of a JSON text (UTF-8) are nested deeper than a limit. Parsing 30,000
 * brackets takes milliseconds; looking at the first few takes microseconds.
 */
export function isNestedDeeper(json: Uint8Array, limit: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (byte === quote) at = findEndOfString(json, at)
    else if (byte === openBracket || byte === openBrace) {
      depth += 1
      if (depth > limit) return true
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1
  }
  return false
}

/** Returns the index of the closing quotation mark; that of the last byte if there is none. */
function findEndOfString(json: Uint8Array, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let before = end
    while (json[before - 1] === backslash) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return json.length - 1
}
