/**
 * Conditions that are named with what goes beside them, where that changes what is given, and names that other lists lack, as the
 * rare diseases are listed. They go before the other
 * treatments.
 */
export const qualifiedConditions = `
parkinson psychosis | parkinson disease psychosis | parkinsons psychosis | parkinson hallucinations | parkinson delirium | delirium parkinson = psychose parkinson | hallucinations parkinson | délirium parkinson | parkinson délirium | psychose parkinsonienne = N05AH04 N05AH02 N05AX17
dementia agitation | agitation in dementia | BPSD | behavioral symptoms of dementia | alzheimer agitation | sundowning | aggression dementia = démence agitation | agitation démence | SCPD | agitation alzheimer | agressivité démence | errance démence = N05AX08 N05AX16 N05AH04 N05AX12
opioid constipation | narcotic constipation | opiate constipation | constipation from opioids = constipation opioïdes | constipation opiacés | constipation narcotiques | constipation sous opioïdes | constipation morphine = A06AH03 A06AH01 A06AB06 A06AD15 A06AB02
IBS-D | IBS D | irritable bowel with diarrhea | IBS diarrhea = SII-D | côlon irritable diarrhée | intestin irritable diarrhée = A07DA06 A07AA11 A07DA03 A04AA
IBS-C | IBS C | irritable bowel with constipation | IBS constipation = SII-C | côlon irritable constipation | intestin irritable constipation = A06AX04 A06AX05 A06AX03 A06AC01
crohn | crohns | crohn disease flare = !crohn | !crohns | maladie de crohn | crohn poussée = L04AB02 L04AB04 L04AG05 L04AC05 L04AC18 L04AF03 A07EA06 H02AB07
tick bite | tick bite prophylaxis = piqûre de tique | morsure de tique | tique prophylaxie | prophylaxie tique = J01AA02 J01CA04
lyme prophylaxis | lyme = lyme prophylaxie | prophylaxie lyme | !lyme = J01AA02 J01CA04
dengue | dengue fever = !dengue | fièvre dengue = N02BE01
febrile seizure | febrile seizures | febrile convulsion = convulsion fébrile | convulsions fébriles = N05BA01 N05BA06 N05CD08 N02BE01
COPD exacerbation | COPD flare | AECOPD = exacerbation MPOC | MPOC exacerbation | EAMPOC | MPOC exacerbée | exacerbation de MPOC | MPOC décompensée | exacerbation BPCO = H02AB07 R03AC02 R03BB01 J01FA10 J01AA02 J01CR02
eczema baby | eczema infant | eczema face | baby eczema | infant eczema = eczéma bébé | eczéma nourrisson | eczéma visage | eczéma bb | eczéma paupières | eczéma du visage = D07AA02 D07AB08 D07AB01 D11AH01 D11AH02 D11AH06
statin with clarithromycin | statin and clarithromycin | statin without interaction clarithromycin | statin that does not interact with clarithromycin | statin that doesn’t interact with clarithromycin | statin safe clarithromycin = statine avec clarithromycine | statine et clarithromycine | statine sans interaction clarithromycine | statine n’interagit pas clarithromycine = C10AA03 C10AA07
statin intolerance | statin intolerant | cholesterol statin intolerance | cholesterol statin intolerant | statin myalgia alternative = intolérance aux statines | intolérant aux statines | cholestérol intolérance statine | intolérance statine | allergie statine = C10AX09 C10AX13 C10AX14 C10AX15 C10AX16
knee osteoarthritis injection | knee injection | intra-articular injection | joint injection | cortisone shot | knee cortisone injection = arthrose genou injection | infiltration genou | infiltration de cortisone | infiltration épaule | injection genou arthrose | infiltration intra-articulaire = H02AB04 H02AB08 H02AB01 M09AX01
anxiety PRN | anxiety as needed | acute anxiety | fear of flying | flight anxiety | flying anxiety | MRI anxiety | claustrophobia = anxiété prn | anxiété au besoin | anxiété aiguë | peur de l’avion | peur en avion | anxiété avion | anxiété IRM = N05BA06 N05BA12 N05BB01 N05BA08 N05BA04
performance anxiety | stage fright | public speaking anxiety = trac | anxiété de performance | peur de parler en public = C07AA05
hot flashes non hormonal | nonhormonal hot flashes | non hormonal menopause | menopause non hormonal | hot flashes without hormones | hot flashes no hormones | vasomotor symptoms non hormonal = bouffées de chaleur non hormonal | bouffées de chaleur sans hormones | ménopause sans hormones | chaleurs sans hormones | ménopause non hormonal = G02CX06 G02CX07 N06AX16 N06AB05 N06AX23
hot flashes breast cancer | hot flashes after breast cancer = bouffées de chaleur cancer du sein | bouffées de chaleur après un cancer du sein = N06AX16 N02BF01 N06AX23
alcohol craving | alcohol use disorder craving | alcohol cravings = envie de boire | arrêter de boire | envie d’alcool | craving alcool | alcool craving = N07BB
osteoporosis injection twice a year | osteoporosis injection twice yearly | osteoporosis injection every 6 months | osteoporosis injection 6 month | osteoporosis shot every 6 months | osteoporosis injection every six months = ostéoporose injection aux 6 mois | ostéoporose injection 2 fois par an | ostéoporose piqûre aux 6 mois | injection ostéoporose aux 6 mois | ostéoporose injection 6 mois = M05BX04 M05BA08
osteoporosis yearly infusion | osteoporosis once a year | osteoporosis infusion yearly | osteoporosis annual infusion = ostéoporose perfusion annuelle | ostéoporose une fois par année | ostéoporose perfusion 1 fois par an | perfusion annuelle ostéoporose = M05BA08
osteoporosis weekly pill | osteoporosis once weekly = ostéoporose comprimé hebdomadaire | ostéoporose une fois par semaine = M05BA04 M05BA07
asthma SMART | asthma MART | SMART therapy asthma | asthma reliever ICS formoterol = asthme au besoin formotérol | asthme AIR | asthme traitement de fond et de secours = R03AK07
exercise asthma | exercise induced asthma | exercise-induced bronchospasm | sports asthma = asthme effort | asthme à l’effort | asthme d’effort | bronchospasme à l’effort | asthme sport = R03AC02 R03DC03
HFrEF | HFrEF pillars | HFrEF four pillars | heart failure four pillars | heart failure quadruple therapy | reduced ejection fraction = IC FEr | ICFEr | IC à FE réduite = C09DX04 A10BK C07AB07 C07AG02 C03DA01 C03DA04
HFpEF | preserved ejection fraction = ICFEp | IC FEp | IC à FE préservée = A10BK C03DA05 C03DA01 C03CA01
atrial fibrillation rate control | afib rate control | AF rate control | rate control = contrôle de la fréquence FA | FA contrôle fréquence | FA ralentir = C07AB02 C07AB07 C08DB01 C08DA01 C01AA05
atrial fibrillation rhythm control | afib cardioversion | AF cardioversion | rhythm control = contrôle du rythme FA | FA cardioversion | cardioversion chimique = C01BD01 C01BC04 C01BC03 C07AA07 C01BD07
atrial fibrillation stroke prevention | afib stroke prevention | atrial fibrillation anticoagulant | afib anticoagulation | AF DOAC = FA anticoagulation | FA anticoag | FA AOD | fibrillation auriculaire anticoag | prévention AVC FA | FA ACOD = B01AF B01AE07 B01AA03
post MI | after heart attack | secondary prevention MI | post ACS = post infarctus | post SCA | post IM = B01AC06 B01AC24 B01AC04 C07AB02 C10AA
phlebitis | superficial phlebitis | superficial thrombophlebitis = phlébite | phlébite superficielle | thrombophlébite superficielle = B01AX05 B01AB05 M01AB05 B01AF01
candidiasis | candida infection = candidose | candidoses | mycose candida = J02AC01 G01AF02 A07AA02 D01AC01
celiac dermatitis | dermatitis herpetiformis = dermatite herpétiforme = J04BA02
viral gastroenteritis | stomach flu | gastroenteritis = gastro | gastro entérite | !gastros | grippe intestinale = A04AA01 R06AA11 A07DA03 A07CA
gastroenteritis child | child gastroenteritis | stomach flu child | diarrhea child | child diarrhea | diarrhea toddler | diarrhea baby = gastro enfant | gastro bébé | diarrhée enfant | diarrhée bébé | diarrhée bambin = A07CA A04AA01
meniere | meniere disease = !ménière | maladie de ménière = N07CA01 C03AA
addison | addison disease = !addison = H02AB09 H02AA02
cushing | cushing syndrome | cushing disease = !cushing | syndrome de cushing | maladie de cushing = J02AB02 H02CA H01CB05
ankylosing spondylitis | spondyloarthritis | axial spondyloarthritis | spondylarthritis = spondylarthrite | spondylarthrite ankylosante | spondyloarthrite | SpA axiale = L04AB04 L04AB01 L04AB02 L04AC10 L04AC13 L04AF03 M01AE02
pseudogout | CPPD | calcium pyrophosphate = pseudogoutte | pseudo-goutte | chondrocalcinose = M04AC01 M01AE02 H02AB07
tendonitis | tendinitis | tendinopathy | tennis elbow | rotator cuff = tendinite | tendinites | épicondylite | tennis elbow | coiffe des rotateurs | épaule tendinite = M02AA15 M01AE02 M01AE01 M01AB05
torticollis | stiff neck | neck spasm | wry neck = torticolis | cou barré | cervicalgie = M03BX08 M03BA03 M01AE01
andropause | low T | male hypogonadism = andropause | baisse de testostérone = G03BA03
kidney stone pain | kidney stones pain | renal colic pain = calcul rénal douleur | pierre au rein | pierres aux reins | douleur calcul rénal = M01AB15 M01AB05 G04CA02 N02AA01
low milk supply | breast milk supply | milk supply | galactagogue = production de lait | manque de lait | montée de lait | allaitement production lait | lait maternel insuffisant = A03FA03
lactation suppression | stop breast milk | dry up milk = sevrage allaitement | arrêt de la lactation | couper le lait | inhibition de la lactation = G02CB03
intestinal worms | worms | parasites stool | roundworm = vers intestinaux | parasites intestinaux | ascaris = P02CA01 P02CC01
end of life secretions | death rattle | terminal secretions | secretions end of life = râles | râles fin de vie | râles terminaux | embarras bronchique | sécrétions fin de vie = A03BB01 A03AB02 A03BA01
palliative dyspnea | dyspnea palliative | breathlessness palliative | shortness of breath palliative = dyspnée palliative | dyspnée palliatif | dyspnée fin de vie | essoufflement palliatif = N02AA01 N02AA03 N05CD08
medical assistance in dying | MAID | MAiD drugs = aide médicale à mourir = N05CD08 N01AX10 M03AC09 N01BB02
chronic pancreatitis = pancréatite chronique = A09AA02
autism irritability | irritability in autism = autisme irritabilité | irritabilité autisme | autisme agressivité = N05AX08 N05AX12
post-traumatic stress disorder | PTSD = stress post traumatique | trouble de stress post-traumatique | TSPT | ÉSPT | ESPT = N06AB06 N06AB05 N06AX16 N06AX11
PTSD nightmares | nightmares = cauchemars | cauchemars TSPT | cauchemars stress post traumatique = C02CA01 N03AX11
smoking cessation = sevrage tabac | sevrage tabagique | sevrage nicotine | arrêt tabac | vapotage sevrage = N07BA N06AX12
emergency contraception IUD | copper IUD | IUD copper | non hormonal IUD = stérilet cuivre | stérilet de cuivre | stérilet sans hormones | DIU cuivre = G02BA02 G02BA
swimmers ear | swimmer ear = oreille du baigneur | otite du baigneur | otite des piscines = S02CA S02AA15 S01AE
Helicobacter pylori quad | Helicobacter pylori quadruple | Helicobacter pylori triple | quadruple therapy | quad therapy | pylori quad = quadrithérapie | quadrithérapie pylori | trithérapie pylori | pylori quadrithérapie = A02BD08 A02BD A02BC J01FA09 P01AB01
frostbite | frozen fingers | frozen toes = engelures | engelure | gelure | gelures = M01AE01 B01AD02
post cataract surgery | cataract drops | after cataract surgery = cataracte postop | cataracte post-op | gouttes cataracte | chirurgie cataracte gouttes = S01BC S01BA S01AE
toddler constipation | constipation toddler | constipation child | encopresis = constipation enfant | constipation bébé | constipation nourrisson | encoprésie = A06AD15 A06AD11
UTI child | UTI children | urinary tract infection child | pediatric UTI = infection urinaire enfant | IU enfant | infection urinaire bébé = J01DD08 J01CR02 J01DB01 J01EE01
UTI man | UTI male | urinary tract infection men = infection urinaire homme | IU homme | cystite homme = J01MA02 J01EE01 J01XE01 J01MA12
UTI prophylaxis | recurrent UTI | recurrent urinary tract infection | UTI prevention | post coital UTI = infection urinaire récidivante | infections urinaires à répétition | prophylaxie infection urinaire | cystite post coïtale | cystites à répétition = J01XE01 J01EA01 J01EE01 J01DB01
pyelonephritis pregnancy | pyelonephritis pregnant = pyélonéphrite grossesse | pyélonéphrite enceinte = J01DD04 J01DB01 J01DD08 J01CA04
migraine prevention injection | migraine preventive injection | migraine monthly injection | CGRP injection migraine | migraine prevention mab | migraine prevention monoclonal antibody = migraine préventif injectable | migraine injection mensuelle | prévention migraine injection | migraine anticorps = N02CD01 N02CD02 N02CD03 N02CD05 M03AX01
hypertension black patient | isolated systolic hypertension = hypertension systolique isolée = C08CA01 C03AA C03BA
hypertension first line diabetes | hypertension diabetic | diabetes hypertension = HTA diabétique | HTA diabète | hypertension diabétique | HTA 1re ligne diabétique = C09AA C09CA
depression elderly insomnia | depression insomnia | depression poor appetite = dépression insomnie | dépression perte d’appétit | dépression perte de poids = N06AX11 N06AX05
neuropathic pain elderly | neuropathic pain = douleur neuropathique | douleurs neuropathiques | douleur neuro = N02BF N06AX21 N06AA10 N06AA09
sciatica | sciatica pain | radiculopathy | pinched nerve = sciatique | hernie discale | radiculopathie | nerf coincé = M01AE02 M03BX08 N06AX21 N02BF
ED pill | ED pills | ED drug | ED medication | ED meds | ED daily | ED generic = pilule érection | pilule pour l’érection | trouble d’érection | problème d’érection = G04BE
prostate drug | prostate medication | prostate pill = médicament pour la prostate | médicament prostate | pilule pour la prostate = G04CA G04CB
threadworm | threadworms | pinworm | pinworms = oxyure | oxyurose = P02CA01 P02CC01
toenail fungus | toe fungus | nail fungus solution | fungal toenail = mycose orteil | champignon ongle d’orteil = D01AC19 D01AE14 D01BA02
resistant hypertension | refractory hypertension = HTA résistante | hypertension résistante | HTA réfractaire = C03DA01 C03BA04 C03DA04 C02CA04
egg allergy flu shot | egg allergy flu vaccine | egg allergy influenza vaccine = vaccin grippe allergie aux œufs | vaccin contre la grippe allergie aux œufs | allergie œufs vaccin grippe = J07BB
chest pain | crushing chest pain | chest tightness | chest pressure = douleur poitrine | douleur thoracique | douleur à la poitrine | serrement poitrine | serrement à la poitrine = C01DA02 B01AC06
contraception migraine | contraceptive migraine | contraceptive migraine aura | birth control migraine | migraine with aura contraception = contraceptif migraine | contraception migraine | contraception migraine aura | pilule migraine | contraceptif migraine aura = G03AC
contraception thrombosis | birth control blood clots | contraceptive smoker | contraception smoker | birth control smoker | birth control over 35 smoker = contraception fumeuse | contraception thrombose | pilule fumeuse | contraception après phlébite = G03AC G02BA
cannabis hyperemesis | cannabinoid hyperemesis | cannabis vomiting = hyperémèse cannabique | vomissements cannabis | cannabis vomissements = N05AD01 A04AA01 A03FA01
fibro = !fibro = N02BF02 N06AX21 N06AA09
pneumonia child | pediatric pneumonia = pneumonie enfant | pneumonie bébé = J01CA04 J01FA10
ear infection child | AOM child = otite enfant | otite bébé | otite moyenne enfant | otite bb = J01CA04 J01CR02 J01DC10 J01FA10
hyperkalemia emergency | severe hyperkalemia = hyperkaliémie urgence | hyperkaliémie sévère = B05XA19 B05XA07 A10AB01 R03AC02 V03AE10 V03AE09 V03AE01
hyperkalemia calcium gluconate | hyperkalemia calcium | calcium hyperkalemia | hyperkalemia gluconate = hyperkaliémie calcium | hyperkaliémie gluconate | hyperkaliémie gluconate de calcium = B05XA19 B05XA07
hypocalcemia calcium | low calcium IV | hypocalcemia IV = hypocalcémie calcium | hypocalcémie IV = B05XA19 B05XA07
travel diarrhea prevention | traveler’s diarrhea vaccine = vaccin diarrhée du voyageur | diarrhée voyage prévention = J07AE A07AA11
acetaminophen overdose | poisoning acetaminophen = intoxication acétaminophène | intoxication tylenol | surdose acétaminophène | surdose tylenol | intox acétaminophène = R05CB01 V03AB23
DOAC reversal | factor Xa reversal = antidote eliquis | antidote xarelto | renverser eliquis | renverser xarelto | renverser AOD | antidote AOD = B02BD01 V03AB38
warfarin reversal | high INR bleeding = antidote coumadin | antidote warfarine | renverser coumadin = B02BA01 B02BD01
beta blocker overdose = intoxication bêta-bloquant | intoxication aux bêtabloquants | surdose bêta-bloqueur = H04AA01 B05XA07 A10AB01 C01CA24
calcium channel blocker overdose = surdose de bloqueurs calciques | surdose bloqueur calcique = B05XA07 B05XA19 A10AB01 C01CA03 H04AA01
benzo overdose | benzodiazepine overdose = intoxication benzo | surdose benzo | intoxication aux benzodiazépines = V03AB25
digoxin toxicity = intoxication digoxine | intoxication à la digoxine = V03AB24
iron overload = surcharge en fer | hémochromatose | surcharge fer = V03AC03 V03AC01
`
