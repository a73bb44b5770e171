import type { Lexicon } from './lexicon.ts'

export const en: Lexicon = {
  tails:
    'so my your we they he she it there this what how why when will would can could should hope wanna want gonna know tell answer seriously thanks love dear at least least tho isnt arent today talking or please though then lol right honestly actually here and anyway either btw i but if because cause cuz haha hey too tbh ngl like in for not just yes no do are is ok admit when being yet was again irl much great before be',
  certain:
    'the of and to in is was were for on with as at by from they we he she his her our my your have has had do does did will would can could not no so what when where why how some any this that there here me him them very too about after all an be been but if it its just like more now only or out up yes always never still went got get going because think know want my visits met meets meeting month like unreal really read ready react reach realise reality rest boat both about humor been than fade face fame take lake cake said says part chat that what personal prison season reason move love real human persons things thing making hate making takes facts made',
  lists: {
    you: 'you u ya yu yuo youre ur yourself',
    are: 'are+you are+u r+u ru r+you are+ya are+these+you are+yuo are+yu r+yu you+are u+are youre ur you+r you+re u+r aren+you arent+you arent+u are+you+even you+were u+were you+werent you+arent u+arent you+be youd+be you+might+be you+could+be you+cant+be you+being dont+be dont+you+be please+be pls+be is+isabel you+must+be',
    this: 'these those this its it thats that it+is',
    she: 'she woman',
    someone: 'anyone anybody someone somebody',
    nobody: 'nobody no+one noone',
    person:
      'lady person persons human+being being woman girl someone somebody guy being+human user member customer',
    persons: 'people women woman girls ladies humans persons men person',
    man: 'man men dude guy bloke male',
    who: 'who whos whose',
    profile: 'profile profiles account accounts page acc',
    photos: 'photo photos picture pictures pic pics image images',
    yours: 'yours you',
    site: 'site website company platform agency app business firm operator',
    them: 'them',
    real: 'real reel genuine legit authentic actual rael reall true living',
    false: 'unreal false bogus phony phoney',
    human: 'human humen humans flesh+and+blood flesh humanoid alive',
    bot: 'automated+system automatic+system a+i bot bots robot robots robto chatbot* ai chatgpt gpt algorithm llm language+model artificial+intelligence cyborg automaton virtual+assistant boot',
    bots: 'bot bots robots machines',
    machine:
      'machine computer program programme software script code artificial model virtual computer+program automated',
    fake: 'fake fakes faker fictional fictitious made+up imaginary invented catfish* scammer* fraud frauds fraudster impostor imposter conman con+artist',
    decoy: 'decoy bait virtual staff+written house+profile',
    scam: 'scam scams catfish fraud catfishing',
    exist: 'exist exsist',
    auto: 'automatic* automated auto+reply auto+replies auto+response auto+responses scripted pre+written prewritten copy+paste* copy+pasting copypast* generated ai+generated canned template templates',
    made: 'made+up generated created made invented built programmed make+up create invent run by+the designed',
    programmed: 'programmed coded',
    stolen: 'stolen steal stole nicked',
    internet: 'google internet web online',
    staff:
      'moderator* operator* employee* staff paid+chatter chat+operator* chat+host* animator agent staff+member worker hired+writer ghostwriter',
    staffs: 'employees staff workers moderators operators',
    staffish: 'actress actor model writer animator working work with profile',
    paid: 'paid paying hired employed pay payed get+money getting+money get+paid salary commission',
    works: 'work working works employed job',
    belong: 'belong belongs part+of with+the',
    from: 'from with of',
    behind: 'other+side other+end on+the+other keyboard the+screen running+this',
    pretending: 'pretending impersonating posing pretend',
    writes:
      'writing writes write wrote typing types type typed answering answers answer reply replying replies respond responding response responses responds messages message messaging msgs texts texting text sending running',
    reads: 'read reads reading',
    talk: 'talking talk chatting chat speaking speak writing texting messaging corresponding dealing conversing',
    italk:
      'i+talking i+am+talking im+talking am+i+talking i+chatting am+i+chatting im+chatting am+i+writing im+writing i+am+writing i+writing+with am+i+speaking i+am+speaking im+speaking am+i+texting am+i+corresponding am+i+dealing am+i+messaging i+really+talking am+i+really+talking am+i+actually+talking i+writing',
    chatting: 'flirt flirting answer',
    me: 'me',
    pays: 'pays pay paying paid hired',
    earn: 'earn get make paid money cash pay',
    permessage:
      'per+message per+msg per+text each+message every+message for+every for+each per+reply a+message per+chat',
    found: 'found saw',
    fast: 'fast quick quickly that+fast so+fast',
    really: 'really actually truly even actual genuinely fr indeed fact rly',
    or: 'or',
    not: 'not what nah no just',
    like: 'like as',
    seem: 'seem seems sound sounds look looks feel feels smell smells talk answer reply act feeling',
    prove:
      'prove proof convince show confirm swear promise evidence verify believe sure certain know',
    doubt: 'doubt doubting doubts suspect unsure wonder wondering believe',
    wantto: 'want wanna like need let can could know',
    there: 'there out+there',
    here: 'here on+here on+this+site this+site this+website in+here on+this+app',
    all: 'all everyone everybody',
    only: 'only just',
    again: 'lol haha lmao bruh oh great another again obvious bloody more same fucking damn total',
    waste: 'waste wasting pay paying spend spending',
    whoareyou:
      'who+you+really+are who+are+you+really who+i+am+talking who+i+am+writing who+im+talking who+im+writing  who+is+this+really who+is+typing',
    whatareyou: 'what+are+you+exactly what+are+you+really what+exactly+are+you are+you+person',
    whoyousay:
      'who+you+say who+you+claim who+you+said what+you+say same+person the+person who+u+say',
    onphotos:
      'in+the+photo in+the+photos in+the+picture in+the+pictures in+those+pics person+in+the',
    pretend:
      'pretending+to+be pretend+to+be pretend+that+you+are pretending+you+are being+catfished catfishing+me posing+as who+are+you+really impersonating',
    workshere: 'work+here works+here working+here employed+here',
    perwork:
      'who+do+you+work+for who+you+work+for no+human+talks no+human+writes no+human+types one+of+the+house this+your+job your+job+to+write your+job+to+talk your+job+to+chat chatting+with+me+your is+your+boss+reading do+you+do+this+for+a+living this+professionally for+a+living with+me+your+job',
    shift: 'on+shift on+a+shift have+a+shift+now shift+end+lol',
    office: 'call+center call+centre callcenter callcentre',
    several:
      'same+person people+writing+as people+write+for people+writing+for different+people+answering several+people+writing people+answering+as men+are+you+writing take+turns+answering write+under+this+name',
    thatisreal:
      'is+this+legit is+it+legit is+this+genuine this+a+legit you+real u+real you+human u+human photos+you pics+you pictures+you that+really+you this+really+you it+really+you you+really+you that+actually+you this+actually+you this+for+real is+any+of+this+real you+say+real you+tell+me+real',
    toogood: 'too+good+to+be+true to+be+real to+be+true to+be+human',
    unlikely:
      'like+you+cant+be like+you+doesnt+exist like+you+exist pretty+is+real like+you+cannot beautiful+is+real',
    onlymoney:
      'want+my+credits want+my+coins want+my+money make+me+spend make+me+buy make+me+pay here+for+my+money after+my+money keep+me+talking+so',
    realname:
      'your+name+even name+even+real your+real+name+or if+thats+even+your+name thats+even+your',
    filler:
      'prolly aint deffo obvs obviously surely likely basically kinda sorta he she they dude please legit secretly apparently simply isnt arent wasnt doesnt dont cant you u a an the really actually truly even actual just only genuinely fr not no to be being like honestly some+kind+of kind+of sort+of one+of one of those these isabel all still with my i am is are that this it im if i+really real completely totally also too all+made in fact indeed another such another+one maybe probably definitely in+any+way by+any+chance living probably so',
    existing: 'exist exists',
    back: 'behind',
    screen: 'screen keyboard this it that these messages account all',
    code: 'code program',
    model: 'model',
    what: 'which what',
    normal: 'normal regular ordinary',
    body: 'have+a+heartbeat born+or+programmed do+you+ever+sleep+or only+a+human+would banana+if previous+instructions have+a+pulse turing+test blood+in+you only+human+in+this on+a+server+somewhere',
    bodily: 'do+you+breathe do+you+have+a+body flesh+and+blood',
    isit: 'is+it is+this its it+is thats a',
    house:
      'entertainment+profile house+profile staff+written+profile company+profile dummy+account ghost+profile paid+chatter',
    scamming: 'are+you+scamming scamming+me conning+me you+scam+me',
    emptythere:
      'nobody+there nobody+is+there no+one+is+there no+one+is+really+there nobody+really+there no+one+there nobody+on+the+other',
    verbend: 'exactly',
    team: 'team staff crew',
    forthis: 'for+this for+that',
    foryou: 'for+you as+you for+u in+your+name',
    other: 'else other',
    forchat:
      'for+chatting for+writing for+talking for+texting to+chat to+write for+flirting by+chatting',
    havebefore: 'in+front+of+me have+i do+i+have',
    please: 'please pls plz dont+be hopefully hope',
    elsewhere:
      'big large i+read mails i+answer someone+else i+feel i+felt make+me makes+me me+feel perfect love tennis films cinema cinemas favourite favorite what+kind cat cats dog dogs horse lion mountains mountain sea beach garden plane santa ghosts aliens unicorn pineapple butter bread cake pasta cheese wine tea dinner lunch breakfast holiday holidays christmas easter snow rain weather summer winter sun cold tennis football match team club choir singer song songs poem letter letters novel series piano guitar band concert theatre museum church city town street flat apartment rent doctor dentist colleague neighbour aunt uncle brother sister daughter kids children grandma ex husband wife wedding birthday queue overtime salary month bus train car bike engine engineer company+car office desk plants tomatoes shoes boots dress shirt jeans glasses pearls necklace ring beard eyes nails smile teeth voice leg knee back+pain jazz pop games game cards chess date noise dreams restaurants in+the+photo in+the+picture in+your+photo in+your+picture on+the+photo cakes sushi ramen soup+is made+dinner left right the+queue snored number luck politician bus+driver candles vacuum washing coffee sewing slot gym workout restaurant school film movie book bank rights body resources tattoo leather gold flowers hair news tree fur lashes tan recipes cooking emails meeting reality tv customer+service captcha* traffic programmer engineer nurse teacher seen watch watched like+to+dance my+boss my+son my+dad my+mother my+ex my+robot my+company my+washing i+am+not im+not i+am+a im+a use+ai use used using think+of+ai hospital parking soup match built builds voice lights garage party friend uncle taking coffee+machine goggles jobs work+to laptop',
  },
}
