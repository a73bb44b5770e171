import type { Lexicon } from './lexicon.ts'

export const fr: Lexicon = {
  tails:
    'en legit donc sois reponds repond avant bref merci allo j on il faut pourquoi comment quand cherie ma moins ou et mais stp svp mdr lol non hein quoi oui si car parce que alors la tes t es tu je toi pas vrai franchement honnetement au aussi ici ptdr haha dis moi koi sur sinon hm euh meme',
  certain:
    'le la les de des du et en est etait pour sur avec comme chez par ils nous il elle mon ma mes ton ta tes son sa ses avoir as a ont faire pas non que quand ou pourquoi comment ici moi lui tres trop apres tous un une etre mais si ce ca cette plus maintenant oui toujours jamais encore parce je tu d l j n s c qu t au aux dans y on ne se me te rend rendre viens vraiment vient viens viendra vrai jour jours site sites etre reel realise robe robes exister personnel personnes machin compte comptes compter paie parler parles parle femmes homme hommes jeune derriere dernier derniere faire trop ecrire ecris lire fait trouver trouve',
  lists: {
    you: 'tu t es toi te vous etes ton ta tes',
    are: 'tu+es es+tu t+es t es tes etes+vous vous+etes tu+etais t+etais tu+sois tu+n+es tu+es+bien tu+est sois es tu+as+ete tu+serais tu+pourrais+etre peux+pas+etre isabel+c+est tu+nes',
    this: 'c ca ce cest cet cette c+est ceci est+ce',
    she: 'femme elle fille isabel',
    someone: 'quelqu quelqun quelqu+un',
    nobody: 'personne aucun',
    person:
      'dame demoiselle madame personne persone personnes femme fille dame humain etre+humain utilisatrice membre cliente nana meuf',
    persons: 'femmes filles personnes gens humains nanas meufs',
    man: 'homme mec gars type bonhomme',
    who: 'qui',
    profile: 'profil profils compte comptes fiche',
    photos: 'photo photos image images',
    yours: 'toi tes tiennes a+toi',
    site: 'site plateforme boite entreprise societe agence appli',
    them: 'eux ici',
    real: 'legit reel reelle reels reelles relle reele reeele vrai vraie vrais vraies authentique legit legitime veritable rel',
    false: 'faux fausse fausses bidon bidons bidonne mytho louche',
    human: 'humain humaine humains etre+humain chair+et+d+os chair+et+en+os chair+et+os vivante',
    bot: 'systeme+automatique bot bots robot robots rboot robto chatbot* chat+bot ia chatgpt gpt algorithme algo intelligence+artificielle automate cyborg',
    bots: 'bots robots',
    machine: 'machine programme logiciel ordinateur ordi script virtuelle virtuel modele code pc',
    fake: 'fake fakes fake+profil fictif fictive fictifs inventee inventes invente fiction imaginaire arnaqueur arnaqueuse brouteur brouteuse escroc imposteur catfish scammer usurpateur faux+profil',
    decoy: 'appat virtuelle virtuel leurre cree creee',
    scam: 'arnaque scam escroquerie piege',
    exist: 'existes existez exister existais tu+existe t+existes',
    auto: 'automatique automatiques automatise* copier+coller pre+ecrit pre+ecrits robotise* script preenregistre* pregenere*',
    made: 'cre cres cree creee crees creees invente inventee inventes generee generees genere faite faites fait fabrique programme programmee fabriquee animation',
    programmed: 'programmee programme programmes',
    stolen: 'volees volee vole voles piquees',
    internet: 'internet google net',
    staff:
      'moderatrice moderateur moderatrices animatrice animateur animatrices operatrice operateur employee employe employes salariee salarie tchatteuse hotesse agent',
    staffs: 'employes animatrices animateurs moderateurs moderatrices operatrices',
    staffish: 'actrice modele',
    paid: 'payee paye payees payer paie remuneree engagee embauchee paient',
    works: 'travailles travaille travaillez bosses bosse travailler bossez',
    belong: 'fais+partie faites+partie appartiens',
    from: 'de du par d',
    behind: 'en+face au+bout au+clavier l+ecran de+l+autre cache',
    pretending: 'semblant passer+pour',
    writes:
      'ecrit ecris ecrire ecrivent ecrivez repond reponds repondre reponses reponse message messages tape envoie ecrits',
    reads: 'lit lis lire',
    talk: 'parle parler discute discuter tchatte chatte ecris ecrire corresponds causer cause',
    italk:
      'je+parle j+ecris parle+je je+discute ecris+je je+corresponds ai+je+affaire je+tchatte je+chatte je+m+adresse j+ai+affaire que+je+parle',
    chatting: 'draguer flirter',
    me: 'm me moi',
    pays: 'paie paye payes paient payent',
    earn: 'gagnes touches gagne paient paient paie paye recois argent donne',
    permessage:
      'par+message chaque+message par+reponse pour+me+parler pour+m+ecrire me+repondre a+chaque+message de+mes+messages pour+me+repondre',
    found: 'trouve vu',
    fast: 'vite rapidement',
    really:
      'vraiment reellement bien en+vrai serieusement reel vrai bel+et+bien toujours en+realite en+fait',
    or: 'ou',
    not: 'pas pas quoi non koi',
    like: 'comme d',
    seem: 'sonne sonnent semble semblent semblez dirait sent pue fait font l+air air parait fais reponds parles ecris ressemble',
    prove:
      'prouve prouver preuve preuves montre convaincs convainc jure promets confirmer confirme assure sur certain savoir sais',
    doubt: 'doute doutes demande crois sur',
    wantto: 'veux voudrais aimerais peux cherche besoin faut savoir',
    there: 'la en+face au+bout derriere ici',
    here: 'ici sur+ce+site la+dessus',
    all: 'tout toutes tous toute',
    only: 'que seulement',
    again: 'mdr lol ptn haha encore autre sacre gros vrai',
    waste: 'paie gaspille payer perds depense',
    whoareyou:
      'qui+es+tu+vraiment es+qui+en+vrai es+qui+en+fait tu+es+qui t+es+qui qui+es+tu+reellement qui+etes+vous+vraiment qui+es+tu+en+realite a+qui+j+ecris a+qui+je+parle qui+tu+es+vraiment',
    whatareyou: 'es+quoi+exactement es+quoi+au+juste qu+es+tu tu+es+quoi',
    whoyousay: 'celle+que+tu qui+tu+dis qui+tu+pretends la+personne la+fille+des celle+des+photos',
    onphotos: 'sur+les+photos sur+la+photo sur+tes+photos',
    pretend:
      'passes+pour+une passer+pour+une passes+pour+quelqu semblant+d+etre passes+pour+un te+faire+passer fais+passer+pour',
    workshere: 'travailles+ici bosses+ici bosses+la travailles+la',
    perwork:
      'pour+qui+tu+travailles pour+qui+tu+bosses pour+qui+travailles copier+coller paie+pour+ca payee+pour+ca paient+pour+ca ton+boulot+de ton+metier+de ton+travail+de c+est+ton+travail+ici ca+comme+metier ca+pour+le+travail c+est+ton+travail c+est+ton+boulot',
    shift: 'ton+service+a+quelle+heure+mdr tu+es+de+service t+es+de+service',
    office: 'centre+d+appel centre+d+appels call+center',
    several:
      'meme+personne plusieurs+a+ecrire personnes+ecrivent plusieurs+personnes vous+etes+plusieurs vous+etes+plusieurs',
    thatisreal:
      'vraiment+toi c+est+bien+toi bien+toi+sur c+est+toi+sur+les es+vraiment+toi bien+la+personne',
    toogood:
      'belle+pour+etre beau+pour+etre bon+pour+etre pour+etre+vrai pour+etre+vraie vite+pour+etre pour+etre+reelle pour+etre+humaine',
    unlikely: 'ca+n+existe+pas comme+toi+n+existe comme+toi+ca+existe toi+ca+n+existe',
    onlymoney:
      'juste+mes+credits que+mes+credits que+mon+argent juste+mon+argent faire+depenser me+faire+payer me+faire+acheter',
    realname:
      't+appelles+vraiment c+est+ton+vrai+nom ton+vrai+prenom ton+vrai+nom+ou vraiment+isabel',
    filler:
      'franchement clairement carrement surement probablement quand deja genre moi il elle on y a evidemment simplement simple forcement pur cette est sont etait tu t es un une des de d vraiment reellement bien en vrai pas qu que qu+un juste seulement n ne plus sur le la les l en+fait une+de ces encore toujours etre vous isabel peut je avec a tous toutes tout au moins donc quand meme bel et totalement completement seulement forcement peut+etre surement etait qu+une c est sont',
    existing: 'existe existent',
    back: 'derriere',
    screen: 'ecran clavier ca ces messages tout+ca',
    code: 'code',
    model: 'modele',
    what: 'quelle quel',
    normal: 'normale normal ordinaire lambda',
    body: 'nee+ou banane+si instructions+precedentes test+de+turing seul+humain coeur+qui+bat passerais+le+captcha quelqu+un+ou+quelque',
    bodily: 't+as+un+corps tu+as+un+corps chair+et+d+os chair+et+en+os chair+et+os en+chair+et',
    isit: 'c+est c cest ce+n+est est+ce',
    house:
      'profil+d+animation profil+du+site profil+de+la+maison un+personnage+invente profil+fantome',
    scamming: 'tu+m+arnaques m+arnaquer m+arnaques essaies+de+m+arnaquer',
    emptythere:
      'n+y+a+personne+en y+a+personne+en personne+en+face personne+au+bout y+a+personne+derriere',
    verbend: 'hein',
    team: 'equipe staff',
    forthis: 'pour+ca pour+cela',
    foryou: 'pour+toi a+ta+place pour+vous',
    other: 'autre',
    forchat: 'pour+discuter pour+ecrire pour+tchatter pour+chatter pour+parler pour+flirter',
    havebefore: 'devant+moi ai+je j+ai+devant j+ai',
    please: 'stp svp pitie espere plait',
    elsewhere:
      'grande grosse lyon cinema films bureau danseuse entraines gens+faux chat chats chien chiens cheval montagne montagnes mer jardin avion noel licorne ananas beurre pain gateau pates fromage vin the diner dejeuner vacances neige pluie temps ete hiver soleil froid tennis foot match equipe club chorale chanteur chansons poeme lettre lettres roman serie piano guitare concert musee eglise ville rue appart loyer medecin dentiste collegue collegues voisin tante oncle frere soeur fille+fait enfants mamie papi mariage anniversaire heures+sup paye train velo moteur ingenieur plantes tomates chaussures robe chemise lunettes bague barbe yeux ongles sourire dents voix jambe genou reves sur+la+photo gauche droite ronflait fete soupe horoscope* extraterrestres fantome discours roue recette fiction+ou moteur nourriture randonnee frigo aspirateur cuisine patissier tatouage laver linge cafe coudre salle sport boulot chef fils ecole restaurant tele chauffage film livre recettes mails utilises utilise penses+quoi emplois travail sapin fleurs fourrure news bronzage numero bus alerte gens ami cuir or cheveux cils lion neige banque sncf captcha feux je+suis je+me+sens je+suis+pas suis+pas infirmiere chats bruit photo+de hotel ressources droits corps amour cuisiniere star tresor fan pizza vie+est moi+haha realite+virtuelle reunion tache pere mere mairie metier+d atelier sœur+est soeur+est camping radio hopital plage file queue maison fantomes magasin voiture chanson chante theatre',
  },
}
