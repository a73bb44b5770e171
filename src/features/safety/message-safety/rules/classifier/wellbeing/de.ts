import type { Phrasebook } from '../line.ts'

/** German phrases for love, moving in, and distress. */
export const de: Phrasebook = {
  lists: { you: 'dich dir' },
  denials: 'nicht nie kein keine keinen niemals niemand',
  tails: 'oder bitte ja auch',
  certain: 'liebe leben lieber beliebt ziehe zieht allein alle heirat reich recht nicht',
  lines: {
    attached: `
      ich __ liebe|liebte @you
      liebe|lieb dich $
      hab*|hab dich lieb
      in dich verliebt|verknallt
      verliebt in dich
      liebe meines lebens
      heirate|heiraten mich|uns|dich $
      heirate|heiraten willst|mochte|mochtest $
      zusammenziehen|zusammenzuziehen|zusammenwohnen
      ziehe|ziehen ___ zu|mit dir|uns|zusammen
      zu dir ziehen|zieh*
      verlasse|verlassen ___ frau|mann|familie ___ dich|fur
      fur dich ___ verlassen|kundigen|gekundigt|aufgegeben
    `,
    distress: `
      bringe|bring|bringen mich|uns um
      mich ___ umbringen|umzubringen|verletzen|ritzen
      selbstmord*|suizid*
      will|mochte|wollte __ sterben|tot
      ! nicht|keinen mehr|grund __ leben|leben*
      ! kann|schaff* ___ nicht mehr $
      ! kann|konnen ___ miete|rechnung*|essen|strom|kredit ___ nicht|mehr
      letztes|letzten|ganzes|ganze geld|ersparnisse|ersparten|euro
      schulden $
      so|vollig|ganz|total einsam $
      bin|fuhl* ___ einsam|allein|verzweifelt|hoffnungslos|wertlos|depressiv
      niemand*|keiner|keinen ___ mich|mehr|braucht|mag $
    `,
  },
}
