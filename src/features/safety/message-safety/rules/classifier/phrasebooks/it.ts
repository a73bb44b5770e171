import type { Phrasebook } from '../line.ts'

export const it: Phrasebook = {
  lists: {
    are: 'sei sia siete',
    true: 'reale reali vero vera veri vere autentica autentico umana umano',
    made: 'fake falsa falso falsi bot bots robot macchina ia ai computer programma software chatgpt gpt chatbot inventata inventato fittizio fittizia truffatrice truffatore animatrice animatore moderatrice moderatore dipendente algoritmo',
    someone:
      'persona persone donna uomo ragazza ragazzo signora signore essere umano qualcuno tipa membro',
    writing: 'parlo parlando chatto chattando scrivo scrivendo parli converso',
    profile: 'profilo account foto',
  },
  denials: 'non mai nessun nessuna nessuno niente impossibile ne',
  tails: 'o oppure vero no dai e dimmi giusto ma eh almeno',
  certain:
    'esiste davvero veramente bere vedere vita reali sera cera botte barca ero avere macchia pagina paga vado rete',
  lines: {
    claims: `
      sono ___ reale|vera|vero|autentica $
      sono __ @someone vera|vero|reale|autentica|normale
      sono __ vera|vero @someone
      ! non sono ___ bot|robot|fake|falsa|falso|ia|macchina|computer|programma|fittizia|inventata
      ! non sono di fantasia
      ! non sono __ profilo|personaggio|persona di fantasia
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
