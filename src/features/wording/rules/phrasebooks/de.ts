import type { Phrasebook } from '../patterns.ts'

/** German. */
export const de: Phrasebook = {
  lists: {
    you: 'du sie dich ihr',
    made: 'fake fakes fakeprofil fakeaccount bot bots chatbot chatbots roboter robot maschine ki kis computer programm software chatgpt gpt erfunden ausgedacht fiktiv fiktive fiktives betrugerin betruger betruegerin scammer scammerin animateurin animateur moderatorin moderator mitarbeiterin mitarbeiter angestellte angestellter angestellt algorithmus unecht unecht falsch automatisch computerprogramm',
    true: 'echt real reell authentisch',
    trued: 'echt* real* wirklich* reell* wahr* lebendig* tatsachlich*',
    someone: 'person mensch menschen frau mann dame madchen typ mitglied lebewesen personen kerl jemand',
    writing: 'schreib* red* chatt* sprech* unterhalt* spreche spricht schreibst tippt tippst',
    profile: 'profil account konto fotos bilder foto bild profilbild',
  },
  denials: 'nicht nie kein keine keinen keiner keinem niemals niemand nichts unmoglich nirgends',
  tails: 'oder bitte denn und eigentlich aber uberhaupt ne gell',
  certain:
    'morgenmensch nachtmensch acht recht nicht nacht macht sacht lacht boot brot rot und real rede reden wirst wird wurde sind kind bist ist fest frau grau person bild bilde monat market schreiben bleiben treiben',
  lines: {
    asks: `
      antwort*|schreib*|redet|textet ___ maschine|computer|bot|roboter|ki|programm $
      @someone ___ diese|die|deine nachricht*|text*
      schreibt da|hier|denn als|fur
      du|sie wirkst|klingst|schreibst|scheinst|antwortest ___ computer|maschine|bot|roboter|ki|programm $
      bist|sind du|sie ___ jemand|eine|einer vom|aus|von team|betreiber|seite|firma
      existiert diese*|die @someone
      echtes leben oder
      ist|sind|war|waren ___ @true|fake|fiktiv|gefalscht $
      ist|sind|war ___ @true|fake oder|nicht
      gibt es diese*|dich|die ___ wirklich|echt|uberhaupt|tatsachlich
      wer|was|welche* ___ hinter ___ @profile|nachrichten|bildschirm
      wer|wem ___ schreib*|steckt|sitzt ___ da|hier|mir|wirklich $
      du ___ ki|bot|roboter|chatbot|algorithmus|programm $
      bist|sind du|sie __ wirklich|echt|tatsachlich|eigentlich|uberhaupt __ @someone
      bist du ___ die|der|das auf|vom|von __ foto*|bild*
      hier ___ irgendjemand|jemand|irgendwer|wer|niemand ___ @true
      jemand|irgendjemand|irgendwer __ @true|@trued $
      das|dies ___ kein|keine ___ echt* @profile|@someone
      echt oder ___ computer|ki|bot|gefalscht
      mensch|person oder ___ ki|bot|roboter|computer|maschine|programm
      ki|bot|roboter|computer|maschine oder ___ mensch|person|frau|echt
      bezahlt* ___ moderator*|schreiber*|animateur*|fur|dafur
      schreib*|rede*|chatt*|spreche* ___ mit ___ maschine|ki|bot|roboter|computer|mensch*
      bist|bis|biste|bisst|sind du|sie|dus|das? ___ @true $
      biste ___ @true|@made $
      bist|bis|sind du|sie ___ @made $
      bist|sind du|sie so? __ @made|bezahlt*
      bist|sind du|sie __ @trued @someone
      bist|sind du|sie ___ mensch $
      bist|sind du|sie ___ frau|mann|mensch|person oder __ bot|computer|maschine|roboter|programm|ki
      bist|sind du|sie ___ kunstliche|kuenstliche intelligenz
      bist|sind du|sie|das denn|wirklich|echt|auch __ mensch|du|person
      du|sie bist|sind ___ @true $
      du|sie bist|sind ___ echt* @someone
      du|sie bist|sind|klingst|wirkst|schreibst ___ bot|fake|roboter|chatbot|fakeprofil|ki|computer|maschine $
      ist|sind|is das|dies|dieses|hier|es|dein|deine|ihr|ihre ___ @trued|@made|falsch* __ @profile|@someone
      ist|sind das|dies|dieses|hier|es|dein|deine|ihr|ihre ___ @made|fakeprofil* $
      ist|sind dein|deine|das|dieses|ihr|ihre @profile ___ @true|@made|ki|du
      ist das hier? chatgpt|ki|bot|chatbot
      dieses|das profil ___ ki|bot|fake
      falsches|gefalschtes|fiktives|erfundenes @profile
      fake profil|account
      gibt|gibts|gibst|gabs es? dich ___ wirklich|uberhaupt|echt|real|tatsachlich
      gibt|gibts es? dich $
      existierst|existieren|existiert du|sie
      du|sie ___ existierst|existieren $
      @someone ___ hinter dem|diesem|dein* @profile
      wer ___ hinter dem|diesem|dein* @profile
      wirst|werden|wurdest du|sie ___ bezahl*|entlohn* 
      bekommst|kriegst|verdienst|erhaltst du|ihr ___ geld|was|etwas|lohn ___ dafur|fur|furs|mit|damit|hier
      zahlt|bezahlt|zahlen|bezahlen ___ dir|dich ___ schreib*|chatt*|seite|dafur|furs|antworten
      bezahlt* schreib*|chatt*|moderator*|animateur*|kraft|schreiberin*
      arbeitest|arbeiten|schaffst|jobbst du|sie ___ fur|bei der|die|diese|dieser|den|dem|hier __ seite|website|firma|plattform|app|betreiber|portal|anbieter
      du|sie ___ angestellt|angestellte ___ hier|seite|firma
      @writing ich ___ @made|@trued|@someone
      @writing ich ___ bot|computer|roboter|maschine
      mit wem @writing ich
      mit wem ___ ich hier|eigentlich|wirklich
      @writing hier ___ @trued @someone
      @writing jemand ander* fur|als dich|du|sie
      beweis* ___ echt|real|mensch|bot|existierst
      ob|dass|das du|sie ___ @true|@made $
      ob|dass|das du|sie ___ @true|@made bist|bis|sind
      ob|dass du|sie ___ @trued @someone
      wirklich|echt du|sie auf|in den|dem deinen? foto*|bild*
      bist|sind du|das|sie ___ auf|in den|dem foto*|bild*
      automatisch*|automatisiert*|vorgefertigt*|computergenerierte _ antwort*|nachricht*|text*
      ^ echt|real oder fake|nicht|bot`,
    reality: `
      echte|echter|echtes|echten|reale|realer|reales|wirkliche|richtige|richtiger _ @someone|@profile|menschen|personen
      falsches|gefaketes|gefalschtes @profile`,
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
