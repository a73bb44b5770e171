import type { Phrasebook } from '../patterns.ts'

/** Italian. */
export const it: Phrasebook = {
  lists: {
    are: 'sei sia siete',
    true: 'reale reali vero vera veri vere autentica autentico umana umano',
    made: 'fake falsa falso falsi bot bots robot macchina ia ai computer programma software chatgpt gpt chatbot inventata inventato fittizio fittizia truffatrice truffatore animatrice animatore moderatrice moderatore dipendente algoritmo',
    someone: 'persona persone donna uomo ragazza ragazzo signora signore essere umano qualcuno tipa membro',
    writing: 'parlo parlando chatto chattando scrivo scrivendo parli converso',
    profile: 'profilo account foto',
  },
  denials: 'non mai nessun nessuna nessuno niente impossibile ne',
  tails: 'o oppure vero no dai e dimmi giusto ma eh almeno',
  certain:
    'esiste davvero veramente bere vedere vita reali sera cera botte barca ero avere macchia pagina paga vado rete',
  lines: {
    asks: `
      risponde|scrive|parla ___ macchina|computer|bot|robot|ia|programma $
      messaggi|messaggio|testi ___ scrive|scrivono ___ @someone|macchina|bot
      scrive|scrivono ___ @someone|macchina ___ messaggi
      @someone scrive al|per tuo|te|posto
      @are ___ qualcuno dello|del|della staff|team|sito|squadra
      questa|questo|quella @someone ___ esiste
      vita vera o
      e|sono|era ___ reale|reali|vera|vere|vero|veri|fake|finto|finta $
      questa|questo|quella|quello ___ reale|vera|vero|falsa|finta $
      chi ___ dietro ___ @profile|questo|schermo|messaggi
      chi ___ scrive|risponde ___ davvero|veramente|qui
      qualcuno|nessuno ___ reale|vero|vera|umano
      @are davvero|veramente|proprio la|il|quella|quello|chi
      puo|possa|deve ___ essere ___ @profile|@someone vero|vera|reale
      puo|deve ___ essere ___ vero|vera @profile|@someone
      umana|umano|persona|vera|reale o|oppure ___ ia|bot|robot|macchina|programma|falsa
      ia|bot|robot|macchina o|oppure ___ umana|umano|persona|vera
      @are|tu ___ ia|bot|robot|chatbot|algoritmo|truffatrice $
      parlo|scrivo|parlando|scrivendo|chatto|chattando ___ con ___ macchina|ia|bot|robot|computer|umano
      ti stanno pagando
      essere umano $
      @are ___ @true|@made $
      @are __ @someone @true|esistente
      @are __ vera|vero|autentica @someone
      @are __ @someone in carne
      @are in carne
      @are ___ intelligenza artificiale
      sembri|rispondi|parli ___ bot|robot|macchina|ia|computer
      e|è|questo|questa|sara ___ profilo|account ___ @true|@made|ia
      questo|il|tuo|suo profilo|account ___ @true|@made|ia
      e ___ vero|falso profilo|account
      tue|tua|le foto ___ @true|@made|tue
      e|questo|questa ___ bot|robot|chatbot|chatgpt|ia|computer|macchina $
      profilo|account falso|falsa|fake|fittizio|inventato
      vera|vero|reale o falsa|falso|fake|no|bot
      esisti ___ davvero|veramente|realmente $
      esisti $
      @someone ___ dietro a? ___ @profile|schermo
      chi ___ dietro ___ @profile
      ti|vi pagano|paga|pagate ___ per|il? ___ scriver*|chattare|parlare|questo|rispondere
      sito|azienda ti paga
      @are ___ pagata|pagato|retribuita ___ per|questo|chattare|scrivere
      guadagni|prendi|ricevi ___ soldi|denaro ___ per|qui|chattare
      animatrice|moderatrice|scrittrice pagata|professionista
      lavori|lavora|lavorate ___ per|con questo|il|questa|la|l|un _ sito|azienda|pagina|app|piattaforma|agenzia
      @are ___ dipendente|impiegata|moderatrice|assunta|collaboratrice|animatrice
      @are assunta|assunto|pagata ___ dal|sito
      sto|stai|io? @writing ___ con ___ @made|@true|@someone|computer
      @writing con ___ @made|@true|@someone
      con chi ___ parlo|parlando|chatto|chattando|scrivo|scrivendo ___ davvero|veramente $
      con chi ___ sto|sta @writing
      dimostra*|dimostrami|provare|provami|prova|dimostrare ___ @true|esisti|bot
      se|che tu? @are ___ @true|@made $
      se|che tu? @are ___ @someone @true
      davvero|veramente tu nelle|nella|in|quella|sulle foto*
      davvero|proprio tu $
      risposte|messaggi|risposta|messaggio automatic*|automatizzat*
      scrive ___ @someone vera|reale|vero
      scrive ___ altro|altra|altri ___ per|al te|tuo
      qualcun altro ___ per te
      inventata|inventato|creata|creato ___ dal|il|da sito|ia|azienda
      ti ha inventata|inventato|creata`,
    reality: `
      @someone|@profile vera|vero|vere|reale|reali|autentica|falsa|falso|finto
      vera|vero|finto|finta @someone|@profile
      @someone in carne`,
    claims: `
      sono ___ reale|vera|vero|autentica $
      sono __ @someone vera|vero|reale|autentica|normale
      sono __ vera|vero @someone
      ! non sono ___ bot|robot|fake|falsa|falso|ia|macchina|computer|programma|fittizia|inventata
      esisto
      tutto ___ me|mio e|è? __ vero|reale|autentico
      sono ___ membro|utente|iscritta ___ come te`,
    meeting: `
      ci vediamo|incontriamo|troviamo ___ domani|venerdi|sabato|domenica|stasera|per|sera|presto
      incontriamoci
      vediamoci
      quando|dove ___ incontrarci|vederci|vediamo|incontriamo
      possiamo|potremmo|vogliamo|dobbiamo ___ incontrarci|vederci|cenare|mangiare|uscire|bere|vedere
      voglio|vorrei|desidero|ora|verro ___ vederti|incontrarti|conoscerti|baciarti|abbracciarti|visitarti
      ! non vedo l ora di ___ incontrarti|vederti|abbracciarti
      vederti|incontrarti|conoscerti ___ persona|vivo
      di persona presto
      vengo|verro|passo ___ da te
      vieni|passa ___ da me
      vieni|passa ___ casa mia
      venirmi|vienimi|passarmi|vieni ___ a prendere
      ceniamo insieme`,
    money: `
      manda*|invia*|presta*|dammi|compra*|paga*|regala* ___ soldi|denaro
      puoi|potresti|puo|potrebbe|mi ___ mandarmi|mandare|inviarmi|prestarmi|prestare|darmi|dare|comprarmi|comprare|regalarmi ___ soldi|denaro|euro|dollari|carta|biglietto|telefono
      mi compreresti|presteresti|daresti|manderesti|pagheresti ___
      comprami|mandami|inviami|prestami|dammi|pagami ___ soldi|denaro|euro|carta|biglietto|dollari|telefono|affitto
      servono|serve|bisogno ___ soldi|denaro|euro|dollari
      bonifico ___ euro|conto|soldi|mio
      pagare|paga|paghi|pagami|pagarmi mio|il|mia|le ___ affitto|bollett*|biglietto|debiti|visto
      pagare|pagarmi ___ affitto|biglietto|bollett*
      corto|senza|mancano di? soldi|denaro
      aiutarmi|aiuti|aiutare|aiuto ___ con ___ soldi|denaro|affitto|euro
      sul mio conto`,
    away: `
      scrivi*|aggiungi*|cerca*|trova*|segui*|contatta* ___ insta|instagram|skype|discord|facebook|signal|snap|messenger
      passiamo|parliamo|andiamo|sentiamoci|continuiamo ___ su signal|skype|discord|facebook|insta|instagram|messenger
      mio|tuo|mia|tua insta|instagram|skype|discord|facebook|signal|snap|numero|mail|email|cellulare|telefono
      dammi|mandami|dai|passami ___ tuo|tua numero|mail|cellulare|telefono
      qual|quale e? il? tuo|tua numero|mail
      chiamami
      hai insta|instagram|skype|discord|signal|snap $`,
    scam: `
      carta|carte|buono ___ regalo|steam|itunes|google|amazon|prepagata
      investi*|investire|investiamo ___ me|insieme|cripto|guadagn*
      piattaforma|app|sito di trading|investimento|investimenti
      raddoppia*|triplica* ___ soldi|denaro|investimento
      soldato|militare|generale|medico|chirurgo ___ missione|siria|iraq|afghanistan|stanza
      eredit* ___ milion*|aiuto|dollari
      rubato|rubata|derubat*|perso ___ portafoglio|passaporto|borsa|aeroporto|aiuto|soldi
      portafoglio|passaporto|borsa ___ rubato|perso
      emergenza ___ ospedale|soldi|aiuto|figlio|figlia|incidente
      ospedale|operazione|incidente|dogana ___ bisogno|soldi|pagare|servono`,
    hurts: `
      puttana*
      troia
      stronza*
      stronzo*
      vaffanculo
      zoccola
      coglione*
      vai a farti|quel
      stai zitta|zitto
      ammazzati
      ucciditi
      sei ___ stupida|brutta|idiota|schifosa|inutile|grassa|scema|cretina|brutto|stupido
      ti odio`,
  },
}
