import type { Phrasebook } from '../patterns.ts'

/** Spanish. */
export const es: Phrasebook = {
  lists: {
    are: 'eres eras sos ers seas sea',
    true: 'real reales autentica autentico humana humano verdadera verdadero',
    made: 'fake falsa falso bot bots robot maquina ia ai ordenador computadora programa software chatgpt gpt chatbot inventada inventado ficticia ficticio estafadora estafador animadora animador moderadora moderador empleada empleado algoritmo',
    someone: 'persona personas mujer hombre chica chico senora senor humano humana ser tia tio alguien miembro',
    writing:
      'hablo hablando chateo chateando escribo escribiendo charlo charlando converso conversando platicando hablas',
    profile: 'perfil cuenta foto fotos',
  },
  denials: 'no nunca jamas ningun ninguna nadie nada imposible tampoco ni',
  tails: 'o u verdad no y por dime tia al eh jaja',
  certain: 'existe libre realmente falta alta bota bote bola robo malo cuenta cuanta chica chico pegan paga llegan',
  lines: {
    asks: `
      contesta|responde|escribe|habla ___ maquina|ordenador|computadora|bot|robot|ia|programa $
      mensajes|mensaje|textos ___ escribe|escriben ___ @someone|maquina|bot
      escribe|escriben ___ @someone|maquina ___ mensajes
      pareces|suenas|eres|apuesto ___ ordenador|computadora|maquina|bot|robot|ia|programa $
      @are ___ alguien del|de equipo|personal|la
      esta|este|esa|ese @someone existe
      vida real o
      es|son|esta|este|era ___ real|reales|fake|verdadera|verdadero $
      son|esta|este _ de verdad|mentira $
      son|es real|reales|verdaderas|autenticas tus|tu|las|esta|este
      te|le estan|esta|estaran pagando
      quien|quienes|que ___ detras ___ @profile|esto|pantalla
      quien ___ escribe|escribiendo|responde ___ verdad|realmente|aqui|me $
      alguien|nadie|algun ___ real|verdad|humano|humana
      de verdad|realmente eres|es la|el|esa|ese|quien
      este|esto|esta ___ ser ___ real|verdadero|verdadera @profile|@someone
      este|esto|esta ___ ser ___ @profile|@someone real|verdadero|verdadera|verdad
      humana|humano|persona|real o ___ ia|bot|robot|maquina|programa|falsa
      ia|bot|robot|maquina o ___ humana|humano|persona|real
      eres|usted|tu ___ ia|bot|robot|chatbot|algoritmo|estafadora $
      hablo|hablando|escribo|escribiendo|chateo ___ con ___ maquina|ia|bot|robot|ordenador|humano
      @are|tu|usted ___ @true $
      @are tu? usted? una?|un? __ @true $
      @are ___ @made $
      @are de verdad $
      @are de carne
      @are ___ @someone de carne
      @are __ @someone real|verdadera|verdadero|autentica|existente
      @are __ @someone de verdad
      @are __ verdadera|verdadero|autentica @someone
      @are ___ inteligencia artificial
      @are|sos ___ animadora|moderadora|escritora|empleada pagada|contratada|pagado
      pareces|suenas|respondes ___ bot|robot|maquina|ia
      es|este|esto|esta|sera ___ perfil|cuenta ___ @true|@made|verdad|ia
      este|tu|su|el perfil|cuenta ___ @true|@made|ia|verdad
      tus|tu|las|sus fotos|foto ___ @true|@made|verdad|tuyas
      es|esto es? __ bot|robot|chatbot|chatgpt|ia|ordenador|maquina $
      esto es chatgpt|bot
      perfil|cuenta falso|falsa|fake|ficticio|ficticia|inventado
      real o falsa|falso|fake|no|bot
      existes ___ verdad|realmente|realidad $
      existes $
      @someone ___ detras de|del __ @profile|esto
      quien ___ detras de|del __ @profile|esto
      te|le|os pagan|paga|pagas ___ por|para|la? ___ escribir*|chatear|hablar|esto|responder|hablarme|pagina
      pagina|sitio|web|empresa te paga
      cobras|ganas|recibes ___ por ___ esto|chatear|escribir*|hablar|dinero
      ganas|recibes|cobras dinero
      trabajas|trabaja|curras ___ para|en|con esta|este|la|el|una _ pagina|sitio|web|empresa|app|plataforma
      @are ___ empleada|empleado|trabajadora|moderadora|contratada
      estas|esta|fuiste contratada|contratado|empleada|pagada ___ por|pagina|sitio
      estoy|estare|ando|yo? @writing ___ con ___ @made|@true|@someone|bot|ordenador
      @writing con ___ @made|@true|@someone
      con quien ___ hablo|hablando|chateo|escribo|escribiendo $
      con quien ___ hablo|chateo|escribo ___ verdad|realmente
      demuestra*|demuestrame|prueba*|probar|demostrar ___ @true|existes|bot|verdad
      si|que eres|es|seas|sea|sos ___ @true|@made $
      si|que eres|es|seas|sea ___ @someone real|verdad
      se que eres real
      verdad|realmente eres|es tu __ de|en la|las|esa|esas foto*
      verdad|realmente eres|es tu|usted la|el|en
      respuestas|mensajes|respuesta|mensaje automatic*|automatizad*
      escribe ___ @someone ___ ti|verdad|real
      @someone ___ escribe ___ por ti|aqui
      otra persona ___ por ti
      inventado|inventada|creado|creada ___ por|la|el pagina|sitio|ia|empresa
      te ha|han inventado|creado
      no eres|es|sos ___ real`,
    reality: `
      @someone|@profile real|verdadera|verdadero|autentica|autentico|reales|falso|falsa
      @someone|@profile de verdad|mentira
      verdadera|verdadero|autentica @someone|@profile`,
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
