import type { Phrasebook } from '../line.ts'

export const es: Phrasebook = {
  lists: {
    are: 'eres eras sos ers seas sea',
    true: 'real reales autentica autentico humana humano verdadera verdadero',
    made: 'fake falsa falso bot bots robot maquina ia ai ordenador computadora programa software chatgpt gpt chatbot inventada inventado ficticia ficticio estafadora estafador animadora animador moderadora moderador empleada empleado algoritmo',
    someone:
      'persona personas mujer hombre chica chico senora senor humano humana ser tia tio alguien miembro',
    writing:
      'hablo hablando chateo chateando escribo escribiendo charlo charlando converso conversando platicando hablas',
    profile: 'perfil cuenta foto fotos',
  },
  denials: 'no nunca jamas ningun ninguna nadie nada imposible tampoco ni',
  tails: 'o u verdad no y por dime tia al eh jaja',
  certain:
    'existe libre realmente falta alta bota bote bola robo malo cuenta cuanta chica chico pegan paga llegan',
  lines: {
    claims: `
      soy ___ real|autentica|autentico $
      soy __ @someone real|verdadera|verdadero|autentica|normal
      soy __ @someone de verdad
      soy de verdad
      ! no soy ___ bot|robot|fake|falsa|falso|ia|maquina|ordenador|programa|ficticia|inventada
      existo
      todo en|de|sobre mi es real|verdad|autentico
      soy ___ miembro|usuaria|usuario ___ como tu`,
    meeting: `
      nos vemos|encontramos|reunimos ___ manana|viernes|sabado|domingo|hoy|noche|tarde|fin|persona|lunes|jueves
      quedamos ___ el|para|manana|en|un
      podemos|podriamos|queremos|vamos|debemos ___ vernos|quedar|conocernos|encontrarnos|cenar|comer|salir|tomar
      cuando|donde ___ vernos|quedamos|quedar|vemos|conocernos
      quiero|deseo|quisiera|ganas|voy|gustaria ___ verte|conocerte|besarte|abrazarte|visitarte|quedar
      ganas de ___ verte|conocerte|abrazarte
      verte|conocerte en persona
      voy|ire|vengo|paso ___ a|por tu casa|ciudad|piso
      ven|vente|pasate|ven a mi|aqui
      ven ___ esta noche
      recogerme|recogeme|buscarme|buscame ___ a|en|las
      recogerme
      veamonos
      encontremonos`,
    money: `
      envia*|manda*|presta*|da*|compra*|paga*|transfiere*|regala* ___ dinero|plata|euros|dolares
      puedes|podrias|puede|podria|me ___ enviar|enviarme|mandar|mandarme|prestar|prestarme|dar|darme|comprar|comprarme|transferir ___ dinero|euros|euro|dolares|tarjeta|billete|movil
      me comprarias|prestarias|darias|enviarias|pagarias ___
      comprame|mandame|enviame|prestame|dame|pagame|transfiereme ___ dinero|euros|tarjeta|billete|dolares|movil|alquiler|pasaje
      necesito ___ dinero|plata|euros|dolares|pasta
      transferencia ___ cuenta|euros|dinero|mi
      pagar|paga|pagas|pagame|pagarme mi|el|los|mis ___ alquiler|factura*|billete|deudas|visado|pasaje
      corta|corto|falta|escasa de|me dinero
      ayudar*|ayuda ___ con ___ dinero|euros|alquiler`,
    away: `
      escribe*|agrega*|busca*|sigue*|contacta* ___ insta|instagram|skype|discord|facebook|signal|snap|messenger
      pasemos|hablemos|vamos|hablamos|sigamos ___ por|a|en signal|skype|discord|facebook|insta|instagram|messenger
      mi|tu insta|instagram|skype|discord|facebook|signal|snap|numero|correo|mail|movil|telefono
      dame|pasame|mandame|das ___ tu numero|correo|mail|movil|telefono
      cual es tu numero|correo|telefono
      llamame
      tienes insta|instagram|skype|discord|signal|snap $`,
    scam: `
      tarjeta|tarjetas ___ regalo|steam|itunes|google|amazon|prepago
      invertir|invierte|inversion|invertimos ___ conmigo|juntos|cripto|ganancia*
      plataforma|app|sitio de trading|inversion|inversiones
      duplica*|triplica* ___ dinero|inversion
      soldado|militar|general|medico|cirujano ___ mision|siria|irak|afganistan|destinado|destino
      hered*|herencia ___ millon*|ayuda|dolares
      robaron|robado|robada|perdi ___ cartera|pasaporte|bolso|aeropuerto|ayuda|dinero
      cartera|pasaporte|bolso ___ robaron|robado|perdi
      emergencia ___ hospital|dinero|ayuda|hijo|hija|accidente
      hospital|operacion|accidente|aduana ___ necesito|dinero|pagar`,
    hurts: `
      puta
      putas
      zorra
      gilipollas
      cabron*
      hijo|hija de puta
      vete a la|tomar
      callate
      matate
      suicidate
      eres ___ tonta|fea|idiota|asquerosa|inutil|gorda|estupida|imbecil|feo|gordo|tonto
      te odio
      que te den`,
  },
}
