/** Not valid as text, or too long: always refused with the field's name. */
export const unreadable: Readonly<Record<string, string>> = {
  'NUL in the middle': 'a\0b',
  'NUL alone': '\0',
  'the first half of a character': 'a\ud83d',
  'the second half of a character': '\ude00a',
  'halves the wrong way round': '\ude00\ud83d',
  'fifty thousand letters': 'x'.repeat(50_000),
}

/** Values that are not texts, sent in place of one. */
export const nonTexts: Readonly<Record<string, unknown>> = {
  'a number': 7,
  yes: true,
  'a list': ['x', 'y'],
  'an object': { text: 'x' },
}

/** Unusual but valid texts: refused with a message, or stored unchanged. */
export const unusualTexts: Readonly<Record<string, string>> = {
  'right to left override': 'abc\u202etxt.exe\u202c',
  'isolates and marks of direction': '\u2067שלום\u2069 \u200fعربي\u200e',
  zalgo: `Z${'\u0336\u0322\u0489'.repeat(20)}a${'\u0310\u035c'.repeat(20)}`,
  'a family of one letter': '👩‍👩‍👧‍👦🏳️‍🌈👨🏿‍🚀',
  'flags and keycaps': '🇳🇱🇵🇱 1️⃣',
  'é as two letters, beside é as one': 'Cafe\u0301 Caf\u00e9',
  'letters of no width': 'a\u200bb\u2060c\ufeffd',
  'other spaces and line ends': 'a\u00a0b\u2003c\u2028d\u2029e\u0085f',
  'not a character': 'a\ufffe\uffff\u{1fffe}b',
  'ligatures and full width': 'ﬁ Ａｂｃ ℌ İı ẞ',
  SQL: `'; drop table accounts.account; -- "x" \\' $1 %s`,
  HTML: `</script><img src=x onerror=alert(1)><!--`,
  templates: '{{7*7}} ${7*7} {name} #{x} <%= x %> {n, plural, other {#}}',
  'a way out of the folder': '../../../../etc/passwd%2e%2e%2f',
  'names of JavaScript': '__proto__ constructor toString',
}
