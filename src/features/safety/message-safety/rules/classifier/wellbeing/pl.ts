import type { Phrasebook } from '../line.ts'

/** Polish phrases for love, moving in, and distress. */
export const pl: Phrasebook = {
  lists: { you: 'cie ciebie' },
  denials: 'nie nigdy nikt nikogo ani',
  tails: 'czy prawda co',
  certain: 'kocha kot kocham zycie zyje sam sama sami razem rano nie nic',
  lines: {
    attached: `
      kocham @you
      @you kocham
      kocham $
      zakochal*|zakochan* ___ tobie
      w tobie zakochal*|zakochan*
      milosc* mojego zycia
      wyjdz|wyjdziesz __ za mnie
      ozenic|pobrac|pobierzmy sie $
      ozen sie ze mna
      zamieszkac|zamieszkajmy|zamieszkamy|mieszkac __ razem|toba|tobie
      wprowadz* sie do|razem ciebie?
      przeprowadz* ___ do|dla ciebie
      zostawi*|rzuce|odejde ___ zone|meza|rodzine|prace ___ ciebie
    `,
    distress: `
      zabic|zabije|skrzywdzic|pociac sie
      samoboj*
      skonczyc|koncze z|ze soba|zyciem|tym
      chce|chcialbym|chcialabym umrzec
      ! nie|po chce|mam|co __ zyc
      ! nie daje|mam|wytrzym* __ rady|sily|dluzej|juz
      ! nie ___ stac|mam|place ___ czynsz|rachunki|jedzenie
      ostatnie|wszystkie|ostatnich __ pieniadze|oszczednosci|pieniedzy
      dlugi|dlugach|zadluzon* $
      tak|bardzo|zupelnie|calkiem samotn* $
      taki|taka|calkiem|zupelnie sam|sama $
      jestem|czuje ___ zalaman*|zrozpaczon*|beznadziejn*
      ! nikt ___ mnie kocha|potrzebuje|chce
      ! nikomu __ na mnie
    `,
  },
}
