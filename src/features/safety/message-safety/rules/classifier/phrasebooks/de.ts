import type { Phrasebook } from '../line.ts'

export const de: Phrasebook = {
  lists: {
    you: 'du sie dich ihr',
    made: 'fake fakes fakeprofil fakeaccount bot bots chatbot chatbots roboter robot maschine ki kis computer programm software chatgpt gpt erfunden ausgedacht fiktiv fiktive fiktives betrugerin betruger betruegerin scammer scammerin animateurin animateur moderatorin moderator mitarbeiterin mitarbeiter angestellte angestellter angestellt algorithmus unecht unecht falsch automatisch computerprogramm',
    true: 'echt real reell authentisch',
    trued: 'echt* real* wirklich* reell* wahr* lebendig* tatsachlich*',
    someone:
      'person mensch menschen frau mann dame madchen typ mitglied lebewesen personen kerl jemand',
    writing: 'schreib* red* chatt* sprech* unterhalt* spreche spricht schreibst tippt tippst',
    profile: 'profil account konto fotos bilder foto bild profilbild',
  },
  denials: 'nicht nie kein keine keinen keiner keinem niemals niemand nichts unmoglich nirgends',
  tails: 'oder bitte denn und eigentlich aber uberhaupt ne gell',
  certain:
    'morgenmensch nachtmensch acht recht nicht nacht macht sacht lacht boot brot rot und real rede reden wirst wird wurde sind kind bist ist fest frau grau person bild bilde monat market schreiben bleiben treiben',
  lines: {
    claims: `
      ich bin ___ @true $
      bin ich ___ @true $
      ich bin ___ @trued @someone
      ! ich bin kein|keine|nicht _ bot|fake|roboter|ki|maschine|computer|programm|fiktiv*|fakeprofil|erfunden
      mich gibt es __ wirklich|echt|tatsachlich
      ich existiere
      alles an mir ist __ echt|real|wahr
      ich bin ___ mitglied|nutzerin|nutzer _ wie|genau du?`,
    meeting: `
      lass|lasst uns ___ treffen|sehen|verabreden
      wollen|konnen|sollen|werden|wann|wo wir ___ uns? ______ treffen|sehen|verabreden
      wann|wo konnen|wollen|sehen|treffen wir uns ___
      wir konnten|konnen|sollten|wollen|werden ___ treffen|essen|trinken|ausgehen|verabreden
      ich ___ will|mochte|mochte|wurde|werde|freue dich|mich ___ personlich|treffen|besuchen|umarmen|kussen|wiedersehen
      personlich|real|echten|bald|morgen|heute _ leben? __ treffen|sehen|kennenlernen|begegnen
      ich komme ___ zu dir|euch
      ich besuche dich
      du kannst|konntest|darfst ___ abholen|vorbeikommen|besuchen|kommen
      hol|holst mich ___ ab
      komm ___ vorbei|her|rum $
      komm ___ zu mir
      treffen wir uns
      triff mich
      treff* ___ auf einen|ein kaffee|drink|bier|wein
      ! kaum erwarten ___ treffen|sehen|umarmen`,
    money: `
      schick*|gib|gibst|leih*|borg*|uberweis*|sende*|zahl*|kauf* mir|uns ___ geld|euro|dollar|karte|ticket|flug*|miete|guthaben*|gutschein*|geschenkkarte|handy|bargeld|kohle
      kannst|konntest|wurdest|bitte du? mir|uns ___ geld|euro|dollar|kohle|bargeld
      kannst|konntest|wurdest du mir ___ flug*|ticket*|karte|handy|gutschein* ___ kauf*|zahl*|bezahl*|schenken
      kannst|konntest|wurdest du ___ meine|mein|die miete|rechnung*|schulden|ticket|flug ___ zahl*|bezahl*|ubernehmen
      geld|euro schick*|leihen|uberweis*|borgen
      uberweis*|schick*|sende* ___ auf|an mein* konto|paypal|iban
      ich brauche|brauch|benotige ___ geld|euro|dollar|kohle
      bezahl*|zahl*|ubernimm mir|mein* ___ ticket|miete|rechnung|flug*|schulden|visum
      knapp bei|an kasse|geld
      mit __ geld __ aushelfen|helfen|unterstutzen
      aushelfen|helfen ___ mit ___ geld|euro`,
    away: `
      schreib*|adde|add|find*|folge|kontaktier*|erreich* mir|mich|dir ___ insta|instagram|skype|discord|facebook|signal|snap|messenger|telegramm
      lass uns ___ signal|skype|discord|facebook|insta|instagram|messenger|woanders|ausserhalb
      reden|schreiben|chatten wir ___ auf|uber|bei signal|skype|discord|facebook|insta|messenger|woanders
      mein|meine|dein|deine insta|instagram|skype|discord|facebook|signal|snap|nummer|handynummer|telefonnummer|mail|handy|email
      gib|gibst|schick|sag|verrat* mir ___ deine|dein nummer|handynummer|telefonnummer|mail|email
      wie|was ist|lautet deine|dein ___ nummer|handynummer|telefonnummer|mail
      ruf mich|an __ an|unter
      hast du ___ insta|instagram|skype|discord|signal|snap`,
    scam: `
      guthabenkart*
      geschenkkart*
      gutscheinkart*
      steam|itunes|google|amazon _ kart*|guthaben*|gutschein*
      invest* ___ mit|mir|zusammen|krypto|gewinn*
      trading|investment|handels _ plattform|app|konto|seite
      verdoppel* ___ geld|einsatz|einlage
      soldat*|general|offizier|militar*|arzt|arztin|chirurg ___ stationiert|einsatz|syrien|irak|afghanistan|jemen|mission
      geerbt|erbe|erbschaft|erbin ___ hilfe|million*|dollar
      million* ___ geerbt|erbe|erbschaft
      gestohlen|geklaut|bestohlen|ausgeraubt|verloren ___ hilfe|geld|brauche
      geldbeutel|pass|brieftasche|portemonnaie|geldborse|tasche ___ gestohlen|geklaut|verloren
      notfall ___ krankenhaus|geld|hilfe|sohn|tochter|unfall
      krankenhaus|operation|unfall|zoll ___ brauche|geld|zahlen|gebuhr*`,
    hurts: `
      schlampe*
      hure*
      fotze*
      arschloch*
      wichser*
      missgeburt*
      fick dich
      verpiss dich
      leck mich
      halt die|deine klappe|fresse|maul
      halts maul
      bring dich um
      du bist ___ dumm|hasslich|idiot|ekelhaft|wertlos|fett|widerlich|bescheuert
      du dumme*|blode*|fette*|hassliche*
      hasse dich`,
  },
}
