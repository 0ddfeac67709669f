/** What is treated in the operating room, in intensive care and in the emergency room, as the rare diseases are listed. */
export const resuscitation = `
laryngospasm = laryngospasme = M03AB01 N01AX10
emergence agitation | emergence delirium | emergence agitation child | emergence delirium child | agitated after anesthesia = agitation au réveil | délirium d’émergence | agité au réveil = N05CM18 N01AX10
premedication child anxiety | preoperative anxiety | anxiety before surgery | sedation before induction | premed child | premed anxious child | child premedication = anxiété préopératoire | prémédication enfant = N05CD08 N05BA06 N05CM18
spinal anesthesia | spinal block | spinal anaesthesia | spinal for hip fracture = rachianesthésie | anesthésie rachidienne = N01BB01 N01BA04
nerve block | femoral block | femoral nerve block | interscalene block | fascia iliaca block | regional block | nerve block long acting = bloc nerveux | bloc fémoral | bloc interscalénique | bloc fascia iliaca | bloc régional = N01BB09 N01BB01 N01BB03
epidural analgesia | labour epidural | epidural infusion = péridurale | épidurale | analgésie péridurale = N01BB01 N01BB09 N01AH01
total intravenous anesthesia | TIVA = anesthésie intraveineuse totale | AIVT = N01AX10 N01AH06
reverse neuromuscular blockade | reversal of neuromuscular blockade | reverse paralysis | residual paralysis | curarization reversal = décurarisation | renverser la curarisation | curarisation résiduelle = V03AB35 N07AA01
intraoperative bronchospasm = bronchospasme peropératoire = R03AC02 C01CA24 N01AX03
intraoperative hypotension | hypotension after induction | hypotension under anesthesia = hypotension peropératoire | hypotension à l’induction = C01CA06 C01CA26 C01CA03
pediatric procedural sedation | child sedation for MRI | sedation MRI child | fracture reduction sedation | fracture reduction child = sédation pour IRM enfant | sédation enfant | réduction de fracture enfant = N01AX03 N01AX10 N05CM18 N05CD08 N01AX13
dental sedation = sédation dentaire = N01AX13 N05CD08
post-operative delirium | postoperative delirium = délirium postopératoire = N05AD01 N05AH04 N05CM18
postoperative nausea rescue | PONV rescue | nausea despite ondansetron = nausées postopératoires réfractaires | nausées malgré ondansétron = N05AB04 R06AA11 A03FA01 H02AB02 A04AD12
aspiration prophylaxis | Mendelson syndrome = syndrome de Mendelson | prophylaxie d’aspiration = A02BA A03FA01
blood loss in surgery | surgical bleeding | reduce blood loss surgery | blood loss hip replacement = pertes sanguines chirurgie | saignement chirurgical | saignement peropératoire = B02AA02 B02BB01
lipid rescue = intralipide de secours = B05BA02
sedated ventilated patient | ventilator sedation | sedation intubated patient | mechanical ventilation sedation = sédation ventilé | sédation patient intubé | sédation sous ventilation = N01AX10 N05CM18 N05CD08 N01AH01
ventilator dyssynchrony | paralysis ARDS | proning paralysis = désadaptation du ventilateur = M03AC11 M03AC09
ventilator pneumonia | ventilated patient pneumonia | intubated patient pneumonia | late onset pneumonia | pneumonia intubated = pneumonie sous ventilateur | pneumonie du ventilé | pneumonie acquise sous ventilation | pneumonie patient intubé = J01CR05 J01DH02 J01XA01 J01DE01 J01DD02
vasodilatory shock | distributive shock | refractory septic shock | septic shock second pressor | septic shock steroids = choc distributif | choc vasoplégique | choc septique réfractaire = C01CA03 H01BA01 H02AB09 C01CA24
neurogenic shock = choc neurogénique = C01CA03 C01CA06 A03BA01
hypovolemia = hypovolémie = B05BB01 B05XA03 B05AA01
hypovolemic shock | hemorrhagic shock = choc hypovolémique | choc hémorragique = B05BB01 B05XA03 B02AA02 B05AA01
burn resuscitation | burns fluid resuscitation | fluid resuscitation burn = réanimation du brûlé | réanimation liquidienne brûlé = B05BB01 B05XA03
rhabdomyolysis | rhabdo | crush syndrome | crush injury = rhabdomyolyse | syndrome d’écrasement = B05XA03 B05BB01
low cardiac output | cardiogenic shock inotrope | low output state | right ventricular failure = bas débit cardiaque | défaillance ventriculaire droite = C01CA07 C01CE02 C01CA03
pulmonary hypertensive crisis | persistent pulmonary hypertension of the newborn | PPHN = crise d’hypertension pulmonaire | hypertension pulmonaire persistante du nouveau-né | HTPPN = R07AX01 G04BE03 C01CE02
massive pulmonary embolism | massive PE | submassive PE | high risk PE | PE with shock | pulmonary embolism shock = embolie pulmonaire massive | EP massive | EP avec choc = B01AD02 B01AD11 B01AB01
STEMI lysis | STEMI thrombolysis | STEMI fibrinolysis | fibrinolysis for STEMI = thrombolyse infarctus | STEMI thrombolyse | fibrinolyse STEMI = B01AD11 B01AD02
ventricular storm | electrical storm | VT storm | pulseless VT | refractory VF = orage rythmique | orage électrique | TV sans pouls | FV réfractaire = C01BD01 C01BB01 C07AB09
wide complex tachycardia | stable ventricular tachycardia = tachycardie à complexes larges | TV stable = C01BA02 C01BD01
Wolff-Parkinson-White | WPW | WPW afib | WPW atrial fibrillation | preexcited atrial fibrillation = Wolff-Parkinson-White | FA préexcitée = C01BA02 C01BC04
polymorphic VT | torsade | torsades | torsades magnesium | torsades mag = TV polymorphe | torsade de pointes = B05XA05 C01CA02
symptomatic bradycardia | unstable bradycardia = bradycardie symptomatique | bradycardie instable = A03BA01 C01CA04 C01CA24 C01CA02
congenital long QT syndrome | long QT syndrome = syndrome du QT long congénital | syndrome du QT long = C07AA12 C07AA05
premature ventricular contractions | PVCs | ventricular ectopy = extrasystoles ventriculaires | ESV = C07AB02 C07AB07
type B dissection | acute aortic syndrome | dissecting aneurysm = syndrome aortique aigu | dissection de type B = C07AB09 C07AG01 C02DD01
intracerebral hemorrhage blood pressure | stroke blood pressure | stroke BP | ICH blood pressure | blood pressure before thrombolysis = pression AVC aigu | tension AVC hémorragique | AVC hémorragique tension = C07AG01 C08CA16 C02DB02
brain bleed on warfarin | warfarin brain bleed | intracranial bleed warfarin | ICH on warfarin | warfarin intracranial hemorrhage = hémorragie intracrânienne sous warfarine | saignement cérébral coumadin | hémorragie cérébrale sous coumadin = B02BD01 B02BA01
brain bleed on DOAC | apixaban brain bleed | rivaroxaban brain bleed | DOAC bleed | bleeding on apixaban | bleeding on rivaroxaban | bleeding on DOAC | apixaban bleed | rivaroxaban bleed | edoxaban bleed | eliquis bleed | xarelto bleed | apixaban bleeding | rivaroxaban bleeding | eliquis bleeding | xarelto bleeding | rivaroxaban overdose bleeding | apixaban overdose bleeding = saignement sous AOD | hémorragie sous AOD | saignement sous eliquis | saignement sous xarelto = B02BD01 V03AB38
bleeding on dabigatran | dabigatran bleed | reverse dabigatran | dabigatran reversal = antidote pradaxa = V03AB37
protamine reversal | reverse heparin | heparin bleed | bleeding on heparin = héparine à renverser | héparine et saignement = V03AB14
bleeding after thrombolysis | tPA bleed | alteplase reversal | reverse tPA = saignement après thrombolyse | renverser la thrombolyse = B02AA02 B02BB01
traumatic brain injury seizure prophylaxis | seizure prophylaxis | head injury seizure prophylaxis = prophylaxie convulsions TCC | prophylaxie anticonvulsivante = N03AX14 N03AB02
status epilepticus second line | benzodiazepine refractory status | status after lorazepam | status epilepticus after benzodiazepine | status epilepticus load = état de mal 2e ligne | état de mal deuxième ligne | état de mal après benzodiazépine | état de mal réfractaire aux benzodiazépines = N03AX14 N03AB02 N03AG01 N03AX18 N03AA02
refractory status epilepticus | super refractory status = état de mal réfractaire | état de mal super-réfractaire = N05CD08 N01AX10 N01AX03 N03AA02
hyponatremic seizure | hyponatremia seizure | severe hyponatremia | symptomatic hyponatremia | hyponatremia coma | acute hyponatremia | hyponatremia convulsing = hyponatrémie convulsions | hyponatrémie sévère | hyponatrémie symptomatique | hyponatrémie aiguë | hyponatrémie qui convulse = B05XA03
central diabetes insipidus | arginine vasopressin deficiency | postoperative diabetes insipidus = diabète insipide central = H01BA02 H01BA01
nephrogenic diabetes insipidus = diabète insipide néphrogénique = C03AA03 C03DB01 M01AB01
hungry bone syndrome = syndrome de l’os affamé = B05XA19 A11CC04
tetany = tétanie = B05XA19
hypocalcemia after thyroidectomy | post thyroidectomy hypocalcemia = hypocalcémie après thyroïdectomie = B05XA19 A11CC04 B05XA07
hyperkalemia ECG changes | hyperkalemia ECG | peaked T waves | hyperkalemia arrhythmia | hyperkalemia membrane stabilization = hyperkaliémie ECG | ondes T pointues | hyperkaliémie avec changements à l’ECG = B05XA19 B05XA07 A10AB01 R03AC02
magnesium toxicity | high magnesium | hypermagnesemia | mag toxicity = intoxication au magnésium | hypermagnésémie = B05XA19 B05XA07
severe hypokalemia | IV potassium replacement | potassium replacement = hypokaliémie sévère | remplacement de potassium = B05XA01 A12BA01
hypophosphatemia ICU | severe hypophosphatemia | phosphate replacement = hypophosphatémie sévère | hypophosphatémie soins intensifs | remplacement de phosphate = B05XA06 B05XA09
acute liver failure | fulminant hepatic failure = insuffisance hépatique aiguë | hépatite fulminante = R05CB01
vasopressor extravasation | norepinephrine extravasation | levophed extravasation | pressor extravasation = extravasation de noradrénaline | extravasation de vasopresseur | extravasation de levophed = C04AB01
neuroleptic malignant | NMS = syndrome malin = M03CA01 N04BC01
MH crisis | malignant hyperthermia crisis = crise d’hyperthermie maligne = M03CA01
midazolam reversal | reverse midazolam | oversedated midazolam | too much midazolam = midazolam à renverser = V03AB25
opioid respiratory depression | respiratory depression opioid | narcotized | oversedated opioid | too much morphine | too much hydromorphone | hydromorphone too much | morphine too much | too much opioid | overnarcotized = dépression respiratoire opioïdes | surdose de morphine | trop de morphine = V03AB15
venlafaxine overdose seizure | overdose seizure | toxic seizure = convulsions toxiques = N05BA06 N05CD08
cocaine toxicity | cocaine chest pain | cocaine overdose | meth overdose | stimulant overdose | sympathomimetic toxicity = douleur thoracique cocaïne | intoxication à la cocaïne | intoxication aux stimulants = N05BA06 N05BA01 C01DA02
calcium channel blocker poisoning | verapamil overdose | diltiazem overdose | amlodipine overdose = intoxication au vérapamil | intoxication aux bloqueurs calciques = B05XA07 B05XA19 A10AB01 H04AA01
button battery | swallowed battery | swallowed button battery | battery ingestion | button battery ingestion = pile bouton | pile bouton avalée = A02BX02
contrast allergy | contrast dye allergy | contrast allergy premedication | iodine contrast allergy | CT dye allergy prep = allergie au produit de contraste | allergie à l’iode scan | prémédication contraste = H02AB07 R06AA02 H02AB04
infusion reaction | infusion related reaction | chemotherapy reaction | rituximab reaction | monoclonal infusion reaction = réaction à la perfusion | réaction liée à la perfusion = R06AA02 H02AB09 C01CA24 N02BE01
allergic transfusion reaction | transfusion reaction | transfusion hives | transfusion urticaria = réaction transfusionnelle | réaction transfusionnelle allergique | réaction allergique transfusion | urticaire transfusion = R06AA02 C01CA24 H02AB09
febrile transfusion reaction | transfusion fever = réaction fébrile transfusion | fièvre pendant transfusion = N02BE01
transfusion overload | TACO | circulatory overload transfusion = surcharge transfusionnelle = C03CA01
massive transfusion | massive transfusion protocol = transfusion massive | protocole de transfusion massive = B02AA02 B05XA19 B02BB01
Jehovah witness | refuses blood | refuses transfusion | bloodless surgery anemia = refuse transfusion | témoin de Jéhovah = B03AC B03XA01 B02AA02
transfusion iron overload = surcharge en fer transfusionnelle = V03AC03 V03AC01
intraosseous pain | IO pain = douleur intraosseuse = N01BB02
clogged feeding tube | blocked feeding tube | feeding tube clogged | unclog feeding tube | feeding tube blocked = tube gavage bloqué | sonde de gavage bouchée | gavage bloqué = A09AA02 B05XA02
blocked picc | picc occlusion | occluded picc | clotted picc | picc line clotted = picc bloqué | picc-line bloqué | cathéter central bouché = B01AD02
awake intubation | topicalize airway | bronchoscopy anesthesia | bronchoscopy freezing = intubation éveillée | anesthésie bronchoscopie = N01BB02
priapism = priapisme = C01CA06
`
