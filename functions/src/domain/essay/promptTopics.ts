/**
 * What application prompts ask about, with the words that they use for it. Two prompts on the same topic often share no
 * word: "an obstacle you had to face" and "the most difficult circumstance". The patterns are matched against the prompt
 * in lower case. Their source is Cairn's own reading of how schools ask; they name no school and copy no prompt.
 */
export const PROMPT_TOPICS: Readonly<Record<string, RegExp>> = {
  whySchool:
    /\bwhy (?:our|this) (?:school|college|university)|^(?=.*\b(?:why|makes?|made|what|how)\b)(?=.*\b(?:attend|appl(?:y|ying|ied)|chosen?|choose|draws?|drew|interest(?:ed)?|attracts?|match|fit|want|spend)\b)(?=.*\b(?:school|college|university|institute|(?:our|this) program)\b)/s,
  mission: /\bmission\b|\b(?:goals?|values) (?:align|match|fit)|\balign/,
  curriculum:
    /\bcurriculum|small groups?|problem.based|team.based|(?:patient |around )cases?\b|learning (?:environment|style)|way you learn|teaching happens|rotations?|rotate|clinical years|off.campus/,
  region: /\b(?:our|this) (?:state|region|city)\b|\bties\b|connections? to|\bstay(?:ing)? to practice|practice here/,
  whyProfession:
    /\bbecom(?:e|ing) an? (?:\w+ )?(?:doctor|physician|dentist|surgeon)|\bwhy (?:medicine|dentistry|osteopathic|not a)|\bcareer (?:in|as)|\bmotivat\w+|another (?:kind of )?(?:health|role)|rather than|decid\w+ (?:that )?you want/,
  osteopathic: /\bosteopath\w*|\ballopath\w*|\bmanipulat\w+|\bom[mt]\b/,
  holistic: /\bholistic|whole person|mind and spirit|body,? mind/,
  adversity:
    /\badvers\w+|\bobstacles?|\bhardships?|\bchalleng(?:e|es|ing) (?:you|in your|that you|and how)|\bpersonal challenge|difficult (?:circumstance|situation|time|experience)|\bovercom\w+|\bovercame|\bresilien\w+|got through/,
  failure: /\bfail\w*|\bsetbacks?|not succeed|did not work|didn.t work|went wrong|fell short|disappoint\w+/,
  mistake: /\bmistakes?|\berrors?\b|took responsibility/,
  academicRecord:
    /\bgrades?\b|\btranscript|\bgpa\b|\bcoursework|\bwithdr[ae]w\w*|academic (?:record|trend|performance)|\binconsisten\w+|\bmarks\b|\bretak\w+|\brepeated\b|\bincompletes?\b|\bfailed\b.*\bclass/,
  testScores: /\bmcat\b|\bdat\b|\bsat\b|\bact scores?|admission test|test scores?/,
  diversity:
    /\bdivers\w+|\bmany (?:backgrounds|cultures)|walks of life|\benrich\w*|\bperspectives?|\bviewpoints?|\binclusi\w+|bring to (?:your|our)|add to (?:our|the)|contribute to (?:our|the|a)|background.*\b(?:class|campus|students)/,
  service:
    /\bvolunt\w+|community service|\bunderserved\b|\bserv(?:e|ed|ing) others|disadvantaged (?:people|populations)/,
  belonging: /\bbelongs?\b|\bcommunit(?:y|ies) (?:to|you|that)|\bgroups?,? large|part (?:do )?you play|your place in/,
  equity:
    /\baccess (?:to|problem)|\bbarriers?|\bdisparit\w+|\binequit\w+|\bequit\w+|social (?:factors|determinants)|\bhousing\b|cannot (?:find|afford)/,
  gapTime:
    /\bgap year|\bsince (?:graduat\w+|leaving|high school)|not (?:currently )?(?:enrolled|a student)|already graduated|current year|until matriculation|between now and|out of (?:college|school)|before you (?:enroll|start|matriculate)|\baccount (?:for|of)\b|\bchronological|during this year|start of classes/,
  research:
    /\bresearch\w*|\bscientific|\bhypothes\w+|\blaborator\w+|\binvestigat\w+|\bscholarly|\bthesis\b|\bfaculty\b|\bexperiment/,
  leadership:
    /\blead(?:s|er|ers|ing|ership)?\b|\bled\b|took charge|in charge|\bofficer|\bpresident\b|brought people together/,
  teamwork: /\bteams?\b|\bteamwork|group effort|\bcollaborat\w+|\binterprofessional|depended on|rarely work alone/,
  conflict:
    /\bdisagree\w*|\bconflicts?\b|not agree|\bopposed\b|\bcoworkers?|\bcolleagues?|\bdebate|\bdialogue|different opinion/,
  ethics: /\bethic\w*|\bmoral\w*|right thing|\bdilemma|\bcheat\w*|\bintegrity/,
  endOfLife: /\bend of life|\bdying\b|\bdeath\b|\bpalliative|\bhospice/,
  feedback: /\bcritici[sz]\w*|\bfeedback|\bcorrected\b|hard to hear/,
  encounter:
    /\bpatient (?:encounter|interaction)|\bencounter\b|\bclinical (?:experience|exposure|setting)|experience with a patient/,
  fear: /\banxious|\bafraid|\bfear\w*|difficult patient|\bnervous/,
  upbringing: /\bupbringing|\bgrew up|\braised\b|\byour family\b.*\b(?:shaped|formed|community)|\bshaped\b|\bformed\b/,
  culture: /\bcultur\w+|unlike (?:your|you)|different from (?:your|you)|\bbeliefs?\b/,
  future:
    /\byears (?:from now|after)|\b(?:ten|fifteen|twenty|10|15|20) years|\bdecade|\bafter residency|imagine for yourself|see yourself|picture\b|professional life|hope to have achieved/,
  specialty:
    /\bspecialt\w+|\bspeciali[sz]e|field of (?:medicine|dentistry)|\bresidency such|general practice|\borthodont\w+|oral surgery/,
  stress:
    /\bstress\w*|\bpressure|\bburnout|well.being|\bwellness|\bcope|\bstay (?:healthy|calm)|\bbalance in your life/,
  support:
    /\bsupport you|support (?:system|network)|\bbalance\b.*\b(?:family|personal|studies|life)|\bcommitments|manage the demands/,
  leisure:
    /\bhobb(?:y|ies)|\bfun\b|free time|\bpastimes?|\bleisure|outside (?:of )?(?:school|work|class)|\binterests and/,
  anythingElse:
    /\banything else|additional information|not (?:found )?elsewhere|does not cover|not covered|have not asked|not asked|rest of the (?:application)/,
  technology: /\bartificial intelligence|\bai\b|machine learning|\btechnolog\w+|\bdigital|\bchatbots?/,
  healthPolicy:
    /\bhealth (?:care )?system|\bpolicy|\binsurance|delivered or paid|\breform|care is (?:delivered|paid)|\bin this country/,
  pandemic: /\bcovid|\bpandemic|\bcoronavirus/,
  preparation: /\bgreatest challenge for you|\bchallenge.*\b(?:in|during) (?:medical|dental) school|\banticipate/,
  selfImage: /\bstrengths?\b|\bweakness\w*|\bqualities|\bwords\b.*\bdescribe|describe yourself/,
  teaching: /\bteacher\b|\btutor\w*|\bmentor of\b|\bmentoring|\beducators?\b|someone else to learn|\btaught others/,
  curiosity: /\bcuri\w+|\bfascinat\w+|track of time|taught yourself|\bintellectual\w*/,
  hands: /\bdexterity|with (?:their|your) hands|fine motor|\bcrafts?\b|\binstruments?\b/,
  shadowing: /\bshadow\w*|\bobserv\w+/,
  money:
    /\bpay for|\bfinanc\w+|\bdebt|\bscholarships?|\bexpensive|need.based|\btuition|\bincome|\bafford|\bearning money|\bloans?/,
  reapplying: /\breappl\w+|applied before|previous(?:ly)? appl\w+|\bcandidacy|last application/,
  careerChange:
    /\b(?:another|earlier|previous|former|first) (?:career|profession|occupation)|give up|to leave it|\bnontraditional/,
  military: /\bmilitary|armed forces|\bveterans?\b|active duty|in uniform/,
  job: /\bjobs?\b|\bpaid\b|\bunpaid\b|\bemploy\w+|\bwork experience|did you work/,
  dutiesAtHome:
    /\bresponsibilities\b|\bduties\b|\bsiblings|\bcare (?:of|for) (?:family|relatives)|\brelatives\b|at home\b/,
  disadvantage: /\bdisadvantage[ds]?\b|\beconomic\w*|\beducationally/,
  rural: /\brural|small towns?|medically underserved|without enough doctors|\bshortage/,
  persuasion: /\bvaccin\w*|\bimmuni[sz]\w*|\bmisinformation/,
  discipline:
    /\bdisciplin\w+|institutional action|\bconvict\w+|legal charge|\boffen[sc]e|\bmisdemeanor|\bfelony|\bmisconduct/,
  publicHealth: /\bpublic health|\bepidemic|\bsubstance|\baddiction|\bopioid|\boverdose/,
  major: /\bmajors?\b|field of study|area of study|academic interests?|\bintended\b/,
  professionalProgram:
    /\b(?:college|school) of (?:engineering|business|nursing|architecture)|\bengineering school|\bco.?op\b|work terms/,
  honors: /\bhonors\b/,
  activity: /\bextracurricular|\bone of your activities|\bactivit(?:y|ies) (?:or|that)/,
  media: /\bbooks?\b|\bfilms?\b|\bmovies?\b|\balbums?\b|\bpodcasts?\b|\bwebsites?\b|\bwatched\b/,
  roommate: /\broommates?|share your room|will share your/,
  gratitude: /\bgrat(?:eful|itude)|\bthank\w*|\bkindness/,
  summer: /\bsummers?\b/,
  worldProblem: /\bproblem in the world|\bsociety\b|\bsolve\b|\bin the world\b|world issue|global/,
  place: /\bat home\b|\ba place\b|where do you feel/,
  joy: /\bjoy\w*|\bdelight|\bhappi\w+|makes you happy/,
  inventCourse: /\bteach a (?:class|course)|invent a (?:course|class)|\bcatalog\b|design a (?:course|class)/,
  influence: /\binfluence[ds]?\b|\brole models?|\bmentor or\b|\badmire|\bled you toward|\binspired/,
  history: /\bhistor\w+/,
  values: /\bprinciples|\bvalues guide|\bfaith\b|\bjesuit|\bcatholic|\blive for others|\btradition of/,
  changedMind: /\bchanged? your mind|used to think|questioned a belief|think differently/,
  talent: /\btalents?\b|\bgreatest skill|\bskill\b/,
  freeTopic:
    /\bany topic|(?:topic|subject) (?:of your choice|yourself)|who you are\.?$|beyond your grades|personal (?:statement|essay)/,
  wantMedicalSchool: /\bpersonal statement|want to go to (?:medical|dental) school/,
};
