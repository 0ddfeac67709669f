/** What the kidneys, the bowels, nerves, minds, the skin and the eyes are treated for on wards, as the rare diseases are listed: names that the other lists lack. */
export const organs = `
calciphylaxis = calciphylaxie = V03AB06
dialysis hypotension | hypotension on dialysis | intradialytic hypotension | low BP dialysis = hypotension en dialyse | hypotension perdialytique | hypotension dialyse = C01CA17
dialysis anemia | hemodialysis anemia | anemia on dialysis | anemia dialysis = anémie en dialyse | anémie dialyse | anémie hémodialyse = B03XA01 B03XA02 B03AC
dialysis phosphate | phosphate dialysis | high phosphate dialysis | high phosphorus dialysis = phosphore dialyse | phosphore élevé dialyse | hyperphosphatémie dialyse = V03AE02 V03AE03 V03AE05
dialysis catheter clotted | clotted dialysis line | hemodialysis catheter occlusion = cathéter de dialyse bloqué | cathéter d’hémodialyse thrombosé = B01AD02
anti-GBM disease | Goodpasture syndrome = maladie anti-MBG | syndrome de Goodpasture = L01AA01 H02AB04 H02AB07
rapidly progressive glomerulonephritis | crescentic glomerulonephritis = glomérulonéphrite rapidement progressive = H02AB04 L01AA01 L01FA01
acute rejection | acute cellular rejection | kidney rejection | graft rejection = rejet aigu | rejet du greffon | rejet cellulaire | rejet de greffe = H02AB04 L04AA04
transplant induction | kidney transplant induction = induction greffe | induction transplantation = L04AC02 L04AA04
post-transplant lymphoproliferative disorder | PTLD = syndrome lymphoprolifératif post-greffe = L01FA01
metabolic acidosis CKD | CKD acidosis = acidose métabolique IRC = B05XA02
diuretic resistance | refractory edema | resistant edema | edema despite furosemide = résistance aux diurétiques | œdème réfractaire | œdème résistant = C03BA08 C03CA01 C03AA03
hepatorenal | HRS = syndrome hépatorénal = H01BA04 C01CA17 H01CB02 B05AA01 C01CA03
large volume paracentesis | paracentesis albumin = paracentèse | paracentèse albumine = B05AA01
ileostomy output | high output stoma | high output ileostomy | short gut diarrhea = iléostomie à haut débit | stomie à haut débit = A07DA03 A07DA01 A02BC H01CB02
postoperative ileus | gastric stasis ICU | feeding intolerance ICU | high gastric residuals = intolérance gavage | résidus gastriques élevés | stase gastrique = A03FA01 J01FA01
hypertriglyceridemia pancreatitis | triglyceride pancreatitis = pancréatite hypertriglycéridémie = A10AB01 C10AB
melena | tarry stool = méléna | selles noires = A02BC02 A02BC05 A02BC
acute severe ulcerative colitis | severe colitis hospital | UC flare hospital = colite aiguë grave | colite ulcéreuse sévère | poussée sévère colite = H02AB04 H02AB09 L04AB02 L04AD01
fecal impaction elderly | impacted stool | fecaloma = fécalome | impaction fécale = A06AD15 A06AD65
short bowel TPN | home TPN | parenteral nutrition lipids | TPN lipids = lipides alimentation parentérale | HAIV lipides | AP lipides = B05BA02 B05BA10
painful bladder syndrome | interstitial cystitis pain = cystite interstitielle = C05BA04 G04BX13 N06AA09
adrenal insufficiency surgery | stress dose steroids | steroid stress dose | stress dose surgery = dose de stress cortisone | stress dose cortisone | insuffisance surrénalienne chirurgie = H02AB09
insulin drip | DKA drip | insulin infusion | DKA insulin = perfusion d’insuline | insuline IV | drip d’insuline = A10AB01
hyperglycemia inpatient | inpatient hyperglycemia | high sugars on ward | sliding scale | correction insulin = échelle d’insuline | échelle d’insuline hospitalisation | glycémies élevées hospit = A10AB A10AE
steroid psychosis | prednisone psychosis | steroid induced psychosis = psychose cortisonique | psychose à la cortisone = N05AH03 N05AX08 N05AD01
rapid tranquilization | chemical restraint | violent patient | combative patient | code white = contention chimique | patient violent | patient combatif | code blanc | sédation d’urgence = N05AD01 N05BA06 N05AH03 N05CD08
acute psychosis | psychotic break | first psychosis | psychotic agitation | acute psychosis emergency = psychose aiguë | décompensation psychotique = N05AD01 N05AH03 N05AX08 N05AX12
antidepressant withdrawal | antidepressant discontinuation syndrome | brain zaps = sevrage d’antidépresseur | syndrome de sevrage antidépresseur = N06AB03
antipsychotic high prolactin | risperidone prolactin | antipsychotic hyperprolactinemia = hyperprolactinémie antipsychotique = N05AX12
hospital insomnia | insomnia inpatient | can't sleep in hospital | inpatient insomnia = insomnie à l’hôpital | insomnie hospitalisation = N06AX05 N05CF01 N05CH01
alcohol withdrawal seizure | alcohol withdrawal seizures = convulsions de sevrage | convulsion sevrage alcool = N05BA06 N05BA01
alcohol withdrawal ICU | severe alcohol withdrawal | refractory alcohol withdrawal = sevrage alcool sévère | sevrage alcool réfractaire = N05BA01 N05BA06 N03AA02 N05CM18
cerebral edema tumor | tumour edema | peritumoral edema | vasogenic edema = œdème péritumoral | œdème vasogénique = H02AB02
Guillain-Barre | GBS weakness = Guillain-Barré = J06BA02
MS relapse | MS flare | MS attack = poussée de SEP | poussée SEP | SEP poussée | SEP en poussée | poussée de la SEP = H02AB04
vestibular migraine = migraine vestibulaire = N03AX11 C07AA05 N06AX16
post stroke depression | depression after stroke = dépression après AVC | dépression post-AVC = N06AB06 N06AB04 N06AB10
parkinson nausea | nausea in parkinson | parkinsons nausea | parkinson vomiting = nausées parkinson | vomissements parkinson | parkinson vomissements = A03FA03 A04AA01
parkinson off periods | parkinson off | wearing off = parkinson périodes off | fin de dose parkinson = N04BX02 N04BC07 N04BD
parkinson NPO | parkinson cannot swallow | parkinson unable to swallow = parkinson NPO | parkinson incapable d’avaler = N04BC09
parkinson orthostatic hypotension | parkinson low blood pressure = parkinson hypotension | hypotension parkinson = C01CA17 H02AA02 A03FA03
ALS drooling | parkinson drooling = bave parkinson | hypersalivation SLA = A03AB02 M03AX01 S01FA01
Stevens-Johnson syndrome | toxic epidermal necrolysis | SJS | TEN skin = syndrome de Stevens-Johnson | nécrolyse épidermique toxique = L04AD01
drug eruption | drug rash | morbilliform eruption | maculopapular drug rash = éruption médicamenteuse | toxidermie = D07AC R06AE07
second degree burn | partial thickness burn | 2nd degree burn | scald | scald burn = brûlure au deuxième degré | brûlure du deuxième degré | brûlure 2e degré | ébouillanté | ébouillantement = D06BA01 D06AX01 D06AX05
incontinence dermatitis | incontinence-associated dermatitis | moisture rash = dermatite d’incontinence | dermite d’incontinence = D02AB D01AC01
skin tear | skin graft donor site = déchirure cutanée = D06AX D08AC
dilate eye | dilate eyes | dilate fundus | dilated eye exam | fundus exam | fundoscopy drops | dilated fundus exam | pupil dilation exam = dilater l’œil | dilater fond d’œil | examen du fond d’œil | dilatation pupillaire | dilater les yeux = S01FA06 S01FB01 S01FA04
eye freezing drops | freeze the eye | tonometry drops | foreign body eye | corneal foreign body = geler l’œil | gouttes pour geler l’œil | corps étranger cornée | corps étranger dans l’œil = S01HA
dry eye prescription | prescription dry eye | dry eye rx | dry eyes rx | dry eye drops rx | rx dry eye drops | dry eyes drops rx | prescription drops dry eyes = sécheresse oculaire ordonnance | gouttes yeux secs ordonnance | yeux secs sur ordonnance = S01XA18 S01XA25
eye inflammation after surgery | postoperative eye inflammation = inflammation oculaire postopératoire = S01BA S01BC
optic neuritis steroids | giant cell arteritis vision loss | temporal arteritis vision = artérite temporale vision | perte de vision artérite = H02AB04 H02AB07
decompression sickness | the bends = maladie de décompression | mal de décompression = V03AN01
anaphylaxis beta blocker | anaphylaxis on beta blocker | refractory anaphylaxis = anaphylaxie sous bêta-bloquant | anaphylaxie réfractaire = C01CA24 H04AA01
catheter associated thrombosis | arm DVT picc | upper extremity DVT = thrombose sur picc | TVP membre supérieur = B01AB05 B01AB04 B01AF
DVT prophylaxis hip replacement | thromboprophylaxis hip | VTE prophylaxis orthopedic | clot prevention knee replacement = thromboprophylaxie hanche | thromboprophylaxie genou | prophylaxie TVP prothèse = B01AF01 B01AF02 B01AB10 B01AB05 B01AC06
DVT prophylaxis renal failure | thromboprophylaxis dialysis = thromboprophylaxie insuffisance rénale = B01AB01
LVAD anticoagulation | bioprosthetic valve anticoagulation = anticoagulation LVAD = B01AA03 B01AC06
bridging anticoagulation = anticoagulation de relais = B01AB05 B01AB04 B01AB01
acute limb ischemia | cold leg | ischemic leg = ischémie aiguë du membre | jambe froide ischémique = B01AB01 B01AD02
pleurodesis | recurrent pleural effusion = pleurodèse = L01DC01
chylothorax = chylothorax = H01CB02
pancreatic fistula | enterocutaneous fistula = fistule pancréatique | fistule entérocutanée = H01CB02
sleepy opioid palliative | opioid sedation palliative = somnolence opioïdes = N06BA04
cholestatic pruritus | cholestatic itch = prurit cholestatique | prurit cholestase | prurit de cholestase | prurit de la cholestase = C10AC01 J04AB02 N07BB04
`
