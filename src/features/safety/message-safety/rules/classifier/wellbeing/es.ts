import type { Phrasebook } from '../line.ts'

/** Spanish phrases for love, moving in, and distress. */
export const es: Phrasebook = {
  lists: {},
  denials: 'no nunca jamas nadie ni tampoco',
  tails: 'o verdad por',
  certain: 'amo amor vida vivo solo sola quiero vivir mudo',
  lines: {
    attached: `
      te amo|quiero|adoro $
      te amo|quiero __ mucho|tanto|mas|muchisimo|demasiado
      enamorad* de ti|vos
      me enamore|enamorando de ti
      amor|mujer|hombre de mi vida
      casate|casarme|casarnos conmigo|contigo
      casarnos|casarme $
      vivir|vivamos juntos|contigo|conmigo
      mudarme|mudar|mudarnos|irme ___ contigo|juntos|vivir
      dejar|dejare|dejo __ mi|a esposa|marido|mujer|familia|trabajo ___ ti
    `,
    distress: `
      matarme|suicidarme|cortarme|hacerme dano?
      suicid*
      acabar|terminar con mi|todo vida|esto
      quiero|quisiera|ganas __ morir|morirme
      ! no|sin __ quiero|ganas|razon|razones __ vivir
      ! no|ya puedo mas $
      ! no ___ puedo|alcanza ___ pagar ___ alquiler|renta|facturas|comida|luz
      ultimos|todos mis|los ahorros
      mis|ultimos ahorros
      deudas|endeudado|endeudada $
      tan|muy|completamente solo|sola $
      estoy|siento ___ desesperad*|deprimid*|hundid*
      ! nadie __ me|a quiere|importo|necesita
    `,
  },
}
