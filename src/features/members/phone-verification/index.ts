export { againAfterMs, codeDigits, codeLastsMs, judgeCode, triesAtMost } from './rules/code-rules.ts'
export { countriesOfNumber } from './rules/country-of-number.ts'
