import type { Lexicon } from './lexicon.ts'

export const de: Lexicon = {
  tails:
    'mein wir kannst kann hast hab habe sonst dann bevor warum wieso weshalb damit danke antworte sprich naja hallo wenigstens zumindest oder bitte und aber haha hey lol ehrlich eigentlich jetzt mal ja doch echt wirklich denn weil wenn ob ist bist sind hier ey digga alter ich wer was hm he ne na also sag sein bin gibs gib der die das hast kein',
  certain:
    'der die das und in ist war waren fur auf mit als an bei von aus sie wir er ihr mein meine dein deine haben hat hatte kann konnte nicht kein so was wenn wo warum wie hier da mich ihn sehr zu uber nach alle ein eine einen einem sein aber ob es nur mehr jetzt oder ja immer nie noch ging weil ich du den dem des im am zum zur um auch schon mal wieder viel mir besucht traf trifft mann mannschaft echte programmieren frage fragen schreibe sehen machen machten meine seine deine reale person personlich roboter sitzt sitze steht steckt liest reden rede wirklich existiert maschinen manchmal rein wahr beweise beweis website weist weise moderiere',
  lists: {
    you: 'dir du bist biste dich dir dein deine deinen deiner deinem sie ihr euch ihre ihnen',
    are: 'bist biste bsit bistdu bis+du du+bist sind+sie sie+sind bist+du du+seist du+warst du+warest warst+du wurdest+du sei seist bist+isabel ist+isabel war+du du+bisch seid seid+ihr du+ist sie+ein sie+eine wirst+du+sein wars du+auch+nur kannst+du+nicht du+kannst+nicht kannst+du+ja konntest+du konntest+ja+auch',
    this: 'das dies dieses es hier da',
    she: 'frau sie isabel',
    someone: 'irgendjemand jemand wer irgendwer einer',
    nobody: 'niemand keiner kein+mensch niemanden kein+echter+mensch',
    person:
      'fraulein kerl maedel maedchen person mensch menschen frau dame madchen frauen meensch menschn persson user nutzerin mitglied kundin',
    persons: 'menschen frauen leute personen damen mitglieder weiber',
    man: 'mann kerl typ mannlich',
    who: 'wer wem wen',
    profile: 'profil profile konto account seite profils',
    photos: 'foto fotos bild bilder pics pic bildern photos',
    yours: 'deine dein von+dir du+auf du+das+wirklich',
    site: 'seite website webseite firma plattform agentur betreiber betreibers portal app unternehmen',
    them: 'die denen die+hier',
    real: 'echt echte echter echten echtes real reale realer realen wirklich wirkliche wirklichen wirklicher richtige richtigen richtiger richtig authentisch legit seriös seriose ecth ehct eecht tatsachlich wahrhaftig leibhaftig',
    false:
      'falsch falsche falsches gefalscht gefalschte unecht unechte unseriös geklaut nicht+echt',
    human: 'mensch ein+mensch menschlich menschliches fleisch+und+blut lebendig am+leben',
    bot: 'automatisches+system bot bots bto roboter robotter robo chatbot* ki ai chatgpt gpt algorithmus kunstliche+intelligenz sprachmodell computerprogramm* cyborg automat chatprogramm booot',
    bots: 'bots roboter computer',
    machine:
      'maschine maschinen computer programm software skript code modell virtuell automatisiert system avatar textbausteine',
    fake: 'fake fakes faker fakeprofil* fakeaccount fake+profil fiktiv fiktive fiktives fiktiver erfunden erfundene erfundenes erfundener ausgedacht ausgedachte erfindung catfish scammer* betruger betrugerin hochstapler hochstaplerin',
    decoy: 'lockvogel lockvogelprofil koder virtuell unterhaltungsprofil kunstfigur kunstprodukt',
    scam: 'scam betrug abzocke verarsche verarschung nepp betrugsmasche scam+profil',
    exist:
      'es+diese+frau existierst existieren+sie gibts+dich gibt+es+dich dich+gibt dich+uberhaupt gibt+es+sie sie+wirklich gibt+s+dich dich+gibts',
    auto: 'automatisch* automatisiert* textbaustein* copy+paste copy+and+paste vorgefertigt* generiert* skript kopierst+du+das vorgeschrieben',
    made: 'erstellt erfunden gemacht generiert erzeugt gefuhrt erschaffen ausgedacht betrieben angelegt geschrieben betreibt programmiert gebaut',
    programmed: 'programmiert',
    stolen: 'geklaut gestohlen klaust klaut',
    internet: 'internet google netz',
    staff:
      'moderator* animateur* mitarbeiter mitarbeiterin mitarbeiterinnen angestellt angestellte angestellter chatmoderator* chatschreiber* moderatorin chatterin chat+animateur operator* agent agentin bezahlte+schreiberin controller auftragsschreiber*',
    staffs: 'mitarbeiter angestellte moderatoren moderatorinnen',
    staffish: 'schauspielerin schauspieler model schreiberin',
    paid: 'bezahlt bezahlte bezahlst bezahlen gehalt geld+dafur geld+bekommst angeheuert engagiert',
    works: 'arbeitest arbeiten arbeite jobbst gehorst angestellt arbeitet schaffst',
    belong: 'gehorst gehoren teil',
    from: 'vom von bei beim zum zur in',
    behind:
      'dahinter steckt anderen+ende andere+ende anderen+seite tastatur bildschirm am+anderen antwortet+hier sitzt',
    pretending: 'so+als vorspielen verstellst verstellen gibst+dich ausgibst vorgibst',
    writes:
      'schreibt schreiben schreibst geschrieben schreib tippt getippt antwortet antworten antwort antwortest nachrichten nachricht schreibts texte',
    reads: 'liest lesen',
    talk: 'schreibe schreib schreiben rede red reden spreche sprechen chatte chatten unterhalte unterhalten kommuniziere',
    italk:
      'schreibe+ich schreib+ich ich+schreibe ich+schreib rede+ich red+ich ich+rede ich+spreche spreche+ich chatte+ich ich+chatte ich+hier+rede ich+hier+schreibe ich+da+schreibe ich+wirklich+schreibe ich+eigentlich hab+ich+es+zu+tun habe+ich+es+zu+tun',
    chatting: 'flirten schreiben',
    me: 'mir mich',
    pays: 'bezahlt zahlt bezahlen zahlen zahlst',
    earn: 'kriegst bekommst verdienst verdienen geld zahlen bezahlen kassierst bekommen',
    permessage:
      'pro+nachricht fur+jede jede+nachricht an+jeder dass+du+mir+schreibst je+nachricht mir+zu+schreiben an+meinen pro+antwort pro+sms furs+schreiben fur+meine+nachrichten',
    found: 'gefunden gesehen entdeckt',
    fast: 'schnell rasch',
    really:
      'wirklich echt tatsachlich uberhaupt eigentlich wahrheit wahrhaftig in+echt richtig echtes',
    or: 'oder',
    not: 'kein keine nicht was wie nich',
    like: 'wie von nach',
    seem: 'klingt klingst klingen wirkt wirken wirkst scheint scheinst riecht stinkt sieht fuhlt antwortest schreibst redest aussieht siehst',
    prove:
      'beweis beweise beweisen beweist nachweis zeig uberzeug uberzeuge schwor schwore versprich bestatige bestatigen garantier weis weiss wissen sicher glaub glaube beweismittel garantiere',
    doubt: 'zweifel zweifle bezweifle bezweifel frage frag glaube glaub unsicher',
    wantto: 'will mochte wurde kann darf muss lass wissen',
    there: 'da dort hier dran',
    here: 'hier auf+dieser+seite auf+der+seite',
    all: 'alle alles',
    only: 'nur lauter bloss',
    again: 'haha lol alter wieder schon+wieder noch+ein voll so echt bestimmt wohl sicher na noch',
    waste: 'verschwende zahle bezahle ausgeben gebe vergeude',
    whoareyou:
      'wer+bist+du+wirklich wer+bist+du+eigentlich wer+bist+du+echt bist+du+in+wirklichkeit wer+bist+du+in+wahrheit wer+bist+du+tatsachlich wer+sind+sie+wirklich wer+bist+du+uberhaupt mit+wem+ich+schreibe mit+wem+ich+rede mit+wem+ich+es wem+schreibe+ich',
    whatareyou: 'was+bist+du+eigentlich was+bist+du+wirklich was+genau+bist+du',
    whoyousay:
      'du+dich+ausgibst die+du+sagst der+du+sagst die+du+vorgibst wirklich+du gleiche+person selbe+person die+person',
    onphotos: 'auf+den+bildern auf+den+fotos auf+dem+foto auf+dem+bild',
    pretend:
      'du+nur+so+als+warst du+so+als+warst als+warst+du+echt als+warst+du+eine als+warst+du+ein tun+als+warst+du gibst+du+dich+fur gibst+dich+als du+dich+fur tust+du+so+als+warst verstellst+du+dich dich+als+frau',
    workshere:
      'arbeitest+du+hier arbeiten+sie+hier du+hier+arbeitest arbeitest+hier hier+angestellt du+arbeitest+hier gehorst+du+dazu',
    perwork:
      'fur+wen+arbeitest kopierst+du+das dich+dafur ist+das+dein+job ist+das+dein+beruf dein+job+hier dein+job+mir machst+du+das+beruflich das+beruflich hier+dein+beruf schreiben+dein+job das+hauptberuflich schreibst+du+beruflich',
    shift:
      'hast+du+grad+schicht schicht+vorbei+haha gerade+schicht grad+schicht deine+schicht+um deine+schicht+zu+ende',
    office: 'callcenter call+center',
    several:
      'gleiche+person selbe+person mehrere+leute+mit mehrere+personen leute+schreiben+hier leute+schreiben+als verschiedene+leute schreiben+mehrere zu+mehreren',
    thatisreal:
      'das+hier+serios hier+serios das+serios bist+das+wirklich+du das+wirklich+du bist+das+du+auf+den bist+du+das+wirklich bist+du+das+auf+den wirklich+du etwas+an+dir+echt irgendwas+an+dir bist+du+es+wirklich',
    toogood: 'schon+um+wahr gut+um+wahr um+echt+zu+sein um+wahr+zu+sein um+real+zu+sein',
    unlikely:
      'wie+dich+gibt wie+dich+kann frau+gibts frau+gibt+es+doch wie+du+gibt+es+nicht wie+dich+gibts',
    onlymoney: 'nur+meine+credits nur+mein+geld nur+an+mein+geld nur+meine+coins nur+meine+kohle',
    realname:
      'du+wirklich+isabel heisst+du+wirklich dein+echter+name+oder ist+das+dein+echter+name dein+richtiger+name',
    filler:
      'nix nich net ned irgendwie vllt safe evtl sowieso schlicht offensichtlich anscheinend wahrscheinlich vermutlich sogar selber selbst ehrlich heimlich einfach reine purer diese dieser ist sind sein du sie ein eine einer einem einen n ne nem ner kein keine nur wirklich echt tatsachlich uberhaupt eigentlich denn auch etwa ja doch bloss nicht so mal wohl ganz das es isabel aus mit der die den dem mein meine schon gar immer noch total voll in+wahrheit irgendein irgendeine vielleicht am ende ich hier grad gerade bestimmt garantiert sicher komplett alle alles von diesen wieder',
    existing: 'existiert existieren',
    back: 'hinter',
    screen: 'bildschirm tastatur seite das diesen nachrichten dem+ganzen',
    code: 'code',
    model: 'modell',
    what: 'welche welches was',
    normal: 'normale normales normaler normal',
    body: 'korper+oder ein+herz+oder+ein geboren+oder+programmiert banane+wenn vorherige+anweisungen einen+puls turingtest turing+test blut+in+den+adern der+einzige+mensch+hier jemand+oder+etwas',
    bodily: 'hast+du+einen+korper fleisch+und+blut',
    isit: 'ist+das ist+es das das+hier es is+das ist+hier',
    house:
      'unterhaltungsprofil animationsprofil hausprofil firmenprofil lockprofil spukprofil geisterprofil',
    scamming: 'betrugst+du zockst+du+mich willst+du+mich+betrugen du+betrugst',
    emptythere:
      'gar+keiner+ist niemand+da+ist gar+keiner+da da+gar+keiner da+niemand+sitzt da+niemand+ist doch+niemand da+keiner+ist',
    verbend: 'bist seist warst sind warest wirst',
    team: 'team mitarbeiterteam',
    forthis: 'dafur hierfur',
    foryou: 'fur+dich fur+sie in+deinem+namen an+deiner+stelle',
    other: 'anders anderes',
    forchat:
      'mit+dem+chatten furs+chatten furs+schreiben mit+schreiben mit+dem+schreiben furs+flirten',
    havebefore: 'vor+mir habe+ich hab+ich',
    please: 'bitte hoffentlich hoffe',
    elsewhere:
      'grosse grosser abwesenheitsnotiz spitznamen ich+hab+mir filme filmen kino was+fur katze katzen hund hunde pferd berge berg meer strand garten flugzeug nikolaus einhorn ananas butter brot kuchen nudeln kase wein tee essen mittag fruhstuck ferien ostern regen wetter sommer winter sonne kalt tennis fussball spiel mannschaft verein chor sanger lieder gedicht brief briefe roman serie klavier gitarre konzert museum kirche strasse wohnung miete arzt zahnarzt kollege kollegen nachbar tante onkel bruder schwester tochter kinder oma opa hochzeit geburtstag uberstunden gehalt+im zug fahrrad motor ingenieur schreibtisch pflanzen tomaten schuhe kleid hemd brille ring bart augen nagel lacheln zahne stimme bein knie traume auf+dem+foto auf+dem+bild links rechts geschnarcht party feier kaffee lehrerin wetterbericht horoskop* foto+vom karneval einkaufsliste spieler wandern suppe tattoo saugroboter staubsauger waschmaschine kaffeemaschine spulmaschine naherin schule sohn chef sport fitnessstudio bahn bank buro arbeit arbeite film buch recht rezept* mails nutzt nutzen nutze benutze halte haltst fuhl krankenschwester lehrer larm gerausch auto wasche fernsehen kino ampel* kochin fan schatz news pelz weihnachtsbaum blumen kette leder wimpern haare lowe schnee ich+bin bin+kein bin+ein bin+programmierer geister pizza mutter vater telefon schlange kasse warteschleife urlaub hotel radio buchclub meinst+du yoga spulen tanzt krankenhaus weihnachten freund freundin lied song mann+nebenan stadt computern nummer bus theater',
  },
}
