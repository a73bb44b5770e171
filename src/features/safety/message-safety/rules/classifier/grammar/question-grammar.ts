/**
 * The grammar for asking whether someone is real, written once for all languages: the subject (you,
 * this, the profile, the writer), the predicate (real, a machine, made up, paid, existing) and the
 * phrasing. The words for each are in `lexicons/`; the syntax is in `line.ts`.
 */
export const questionGrammar = `
  @you ____ @bot ~
  @are @filler? @filler? @filler? @bot
  @you ______ @bot $ ~
  @are @filler? @auto ~
  @you @filler? @filler? @filler? @real|@bot|@fake|@human|@person|@machine|@paid|@staff @verbend
  @are @filler? @filler? @filler? @person $ ~
  @really @are @filler? @filler? @person $ ~
  @are @filler? @person @normal
  @bot|@fake __ @are ~
  @are @filler? @filler? @filler? @fake
  @are ___ @fake ~
  @are ____ @fake @profile|@person
  @you _ @fake $ ~
  @you __ @all __ @fake|@bots
  @are ___ @decoy ~
  @are @filler? @filler? @filler? @decoy
  @are @filler? @filler? @real @human $
  @exist @not $
  @really @someone $ ~
  @this @filler? @filler? @filler? @staff ~
  ^ @bot|@fake @bot|@fake
  @are @filler? @filler? @filler? @machine $ ~
  @are __ @or ___ @bot|@machine|@fake
  @are @filler? @filler? @filler? @real|@false|@human $
  @are @filler? @filler? @filler? @real @person
  @are @filler? @filler? @person @really? @real $
  @are @filler? @real @filler @person $
  @are @filler? @filler? @person @or ___ @bot|@machine|@fake|@man|@false|@paid
  @are ___ @real|@human|@false @or ___ @bot|@machine|@fake|@false|@not
  @are @filler? @really @filler? @person $ ~
  @are @filler? @filler? @person @really $ ~
  @are @filler? @normal @person
  @are @filler? @filler? @filler? @man $ ~
  @person|@human @or ___ @bot|@machine|@fake
  @real @or ___ @bot|@machine|@fake|@false
  @bot|@machine|@fake|@false @or ___ @person|@human
  @this ___ @bot $ ~
  ^ @isit @filler? @filler? @filler? @bot|@fake|@scam|@auto $ ~
  ^ @isit|@this @filler? @yours @photos $
  @this @filler? @decoy
  @house
  @scamming ~
  @emptythere ~
  @this @filler? @filler? @filler? @fake|@bot|@scam|@auto $ ~
  @this ___ @fake|@false|@real @profile
  @this ___ @profile @fake|@false|@real
  @this ___ @real @person
  @this @person @filler? @filler? @real|@fake|@false $ ~
  @she @filler? @filler? @real|@fake|@false $ ~
  @this __ @bot @profile
  @profile ___ @bot $ ~
  @havebefore ___ @real _ @person
  @havebefore ___ @person @real
  @this ___ @scam @profile
  @this __ @bot|@machine ___ @writes
  @this __ @auto @writes ~
  @writes _ @auto ~
  @auto @writes ~
  @profile @filler? @filler? @filler? @fake|@false|@real|@auto|@bot|@made $ ~
  @profile ___ @fake|@false ~
  @fake|@false _ @profile ~
  @real _ @profile $ ~
  @profile ____ @staff|@made ___ @site
  @profile ___ @site ~
  @profile ____ @real|@false|@fake $ ~
  @site ___ @made ___ @you|@profile
  @you ___ @site _ @made
  @site _ @you _ @made
  @made ___ @site ~
  @photos ___ @bot|@fake|@false|@stolen|@internet ~
  @photos ___ @made __ @bot
  @bot|@fake|@false|@stolen _ @photos ~
  @stolen @filler? @filler? @photos
  @photos ___ @really ___ @yours
  @photos ___ @yours @really
  @photos @yours $
  @really @filler? @yours ___ @photos
  @photos @filler? @filler? @filler? @real $ ~
  @found ___ @photos ____ @who
  @photos ___ @found ____ @who
  @are @filler? @filler? @onphotos
  @person @onphotos @yours
  @you @filler? @filler? @filler? @exist ~
  @exist @really? @you
  @exist @really? $ ~
  @exist @really @really? $
  @existing @filler? @she ~
  @prove|@doubt|@wantto __ @exist ~
  @she @filler? @filler? @existing ~
  @nobody ___ @existing|@real ~
  @talk ______ @bot|@machine|@fake|@human ~
  @talk ___ @real @persons
  @real @person|@persons @filler? @talk
  @wantto @filler? @filler? @human @talk
  @talk ___ @persons @real
  @talk @filler? @filler? @filler? @real @person
  @talk @filler? @filler? @filler? @person @real
  @bot|@machine|@human ___ @italk ~
  @who ___ @italk ~
  @italk __ @who
  @italk @filler? @filler? @filler? @person
  @who ____ @behind ~
  @who|@someone|@person|@human|@nobody|@man|@bot|@machine ____ @back __ @profile|@screen ~
  @someone|@person|@human|@nobody|@man|@bot|@machine ____ @behind ~
  @behind ____ @someone|@person|@human|@nobody|@man|@bot|@machine ~
  @someone|@person|@nobody ___ @back $
  @who __ @writes ~
  @who ___ @are __ @really
  @who __ @really ___ @are
  @whoareyou
  @are @filler? @filler? @whoyousay
  @pretend ~
  @pretend __ @person|@real|@human|@bot
  @are ____ @pretending
  @someone|@nobody @filler? @filler? @real ~
  @someone|@nobody @filler? @really @filler? @there $
  @someone|@nobody @there @really? $ ~
  @there @filler? @filler? @someone|@nobody __ @real|@really|@there $
  @there @filler? @filler? @nobody|@someone $ ~
  @human|@bot|@machine ___ @writes|@reads ~
  @writes|@reads __ @human|@bot|@machine ~
  @machine|@bot _ @talk ~
  @writes _ @filler? @person @real
  @isit @real _ @photos
  @person @really? @real? @filler? @writes|@reads ~
  @writes|@reads @filler? @filler? @filler? @person ~
  @man ___ @writes ~
  @reads ____ @auto
  @reads @filler? @someone|@person ~
  @someone @filler? @really? @reads ~
  @real @person? @filler? @writes @me
  @nobody ___ @writes ___ @fast
  @seem __ @bot|@fake|@auto|@false|@scam ~
  @like _ @bot $ ~
  @seem __ @machine $ ~
  @seem __ @bot|@machine ~
  @seem __ @real|@human @person? $ ~
  @are @filler? @filler? @filler? @staff $
  @are @filler? @filler? @paid @staff|@staffish
  @paid @staff|@staffish
  @are @filler? @filler? @filler? @staff ~
  @are ____ @staff|@staffish ___ @site
  @staffish @here
  @you ____ @works ___ @site|@them $
  @works ___ @site ~
  @works __ @them $
  @workshere $
  @are __ @from _ @site|@team $
  @belong ___ @site|@team
  @paid ____ @talk|@writes|@chatting ~
  @you ___ @forthis
  @forthis ___ @you
  @paid __ @this ~
  @permessage ___ @paid
  @you ___ @writes @paid
  @are @filler? @filler? @paid $
  @who ___ @pays _ @you
  @who _ @you _ @pays
  @earn ____ @permessage
  @earn|@paid ____ @forchat
  @site ___ @you _ @pays
  @site ___ @pays @you
  @pays ___ @you ___ @forchat|@permessage|@forthis
  @pays ___ @site ___ @you
  @are ___ @paid __ @site
  @perwork
  @shift
  @you ____ @office ~
  @are ____ @office ~
  @works ___ @office ~
  @who ____ @made _ @you $
  @who __ @you _ @made $
  @programmed __ @you
  @you ___ @programmed
  @you @filler? @code
  @whatareyou
  @what @bot|@model __ @are
  @what @bot _ @this
  @are @filler? @filler? @what @bot|@model
  @prove ____ @real|@human $ ~
  @prove ____ @person $ ~
  @doubt ___ @real|@human $ ~
  @real @persons ____ @here
  @persons @real ____ @here
  @here ___ @real @persons
  @here ___ @persons @real
  @wantto @filler? @talk @filler? @filler? @person $
  @here|@all|@only ___ @bots|@fake ~
  @all|@only ____ @bots|@fake @here? $ ~
  @bots|@fake ___ @here
  @persons ____ @paid ~
  @staffs ___ @writes
  @writes ___ @staffs
  @several ~
  @someone|@person ___ @writes __ @foryou
  @writes|@someone|@person ___ @someone|@writes|@other ___ @foryou
  @thatisreal
  @toogood
  @unlikely
  @waste ______ @bot|@fake ~
  @please __ @fake|@bot ~
  @please __ @real $
  @fake|@bot _ @please ~
  @prove|@doubt _____ @scam $ ~
  @all _ @fake|@false ~
  @only ___ @real @persons
  @wantto ____ @real @person|@persons
  @wantto ____ @persons|@person @real
  @onlymoney
  @realname
  @body
  ^ @bot|@fake|@scam|@auto $ ~
  @bodily $
  ^ @again @filler? @again? @filler? @again? @bot|@fake|@scam $ ~
  ^ @filler @again @filler? @again? @bot|@fake $ ~
  ^ @again @bot|@fake ~
  ^ @you @filler? @filler? @real @person? $
  ^ @really @bot|@fake $
  ^ @real @person $
  ^ @person @real $
`
