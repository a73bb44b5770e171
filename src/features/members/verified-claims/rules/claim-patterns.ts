import type { Locale } from '#kernel/locale.ts'

/**
 * Wording in each language that needs proof: most bought, a higher chance, an earlier price. A
 * phrase that matches belongs to the verified claims, where it is never shown without its figures.
 */
export const claimPatterns: Readonly<Record<Locale, RegExp>> = {
  en: /\bmost (chosen|popular|loved|bought)\b|best[- ]?sell|(higher|better) (match )?(chance|odds)|more matches\b|(normal|regular|usual) price|number one\b/i,
  de: /meistgewählt|am häufigsten gewählt|beliebteste|bestseller|(höhere|bessere|mehr) (match-?)?chance|mehr matches|(normal|regul\wr\w*) ?preis|nummer eins/i,
  es: /m[áa]s (elegid|popular|vendid)|(mayor|m[áa]s) (probabilidad|posibilidad)|m[áa]s matches|precio (normal|habitual|anterior)|n[úu]mero uno/i,
  fr: /(le|la|les) plus (choisi|populaire|vendu|demandé)|(plus|davantage) de chances|plus de matchs|prix (normal|habituel|barré)|numéro un\b/i,
  it: /(il|la|i|le) più (scelt|popolar|vendut)|(più|maggiori|migliori) (possibilità|probabilità)|più match\b|prezzo (normale|abituale|precedente)|numero uno/i,
  nl: /meest (gekozen|gekochte? pakket|populair)|populairste|best verkocht|(hogere|meer|grotere|betere) (match)?kans|meer matches|(normale|gewone|vroegere) prijs|nummer één/i,
  pl: /najczęściej (wybieran|kupowan)|najpopularniejsz|najlepiej sprzedaj|(większ|wyższ|lepsz)\w* szans|więcej dopasowań|cena (normalna|regularna|zwykła)|numer jeden/i,
}

/**
 * Wording in each language that claims someone is close by. A campaign page cannot know where its
 * visitor is, and fictional profiles have no location.
 */
export const nearnessPatterns: Readonly<Record<Locale, RegExp>> = {
  en: /near(by| you)|close to you|in your (area|city|neighbou?rhood)|around the corner|miles? away/i,
  de: /in deiner (nähe|stadt|gegend|umgebung)|um die ecke|km entfernt/i,
  es: /cerca de ti|en tu (zona|ciudad|barrio)|a la vuelta de la esquina/i,
  fr: /près de (chez )?(toi|vous)|dans (ta|votre) (ville|région)|autour de (toi|vous)|à deux pas/i,
  it: /vicin[oaie] a te|nella tua (zona|città)|dietro l’angolo/i,
  nl: /(bij jou )?in de buurt|in jouw (stad|omgeving|buurt)|om de hoek/i,
  pl: /blisko ciebie|w (twojej|twoim) (okolicy|mieście)|za rogiem|niedaleko ciebie/i,
}
