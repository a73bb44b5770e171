/** All dotted paths of a phrase file that lead to a text: `PhraseKey<typeof en>`. */
export type PhraseKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${PhraseKey<Tree[K]>}`
}[keyof Tree & string]
