import type { Phrasebook } from '../line.ts'

/**
 * Names of messengers, irreversible payment methods and AI products that are the same in every
 * language.
 */
export const names: Phrasebook = {
  lists: {},
  denials: '',
  tails: 'lol haha hahaha hihi xd ;-) pls plz ok',
  certain: 'signal kripke',
  lines: {
    away: `
      whatsapp*
      watsapp*
      wathsapp*
      wsp
      telegram*
      snapchat*
      viber*
      wechat*
      threema*
      kik $`,
    scam: `
      bitcoin*
      crypto*
      krypto*
      kryptow*
      krypto
      cripto*
      kripto*
      ethereum*
      forex
      western union
      moneygram*
      steam gift|card|karte|kaart|tarjeta|carte|carta
      itunes*
      paysafe*
      trading platform*|plattform*|app`,
  },
}
