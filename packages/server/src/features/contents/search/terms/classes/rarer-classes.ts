/** Classes that are asked for less often, by their target or their place in the classification, listed as the usual classes are. */
export const rarerClasses = `
potassium sparing | potassium-sparing diuretic | K sparing | K-sparing = épargneur de potassium | épargneur potassique | diurétique épargneur = C03DA C03DB
beta-3 agonist | beta 3 agonist | beta3 agonist = agoniste bêta-3 | bêta-3 agoniste | !bêta 3 = G04BD12 G04BD15
somatostatin analogue | analogue somatostatine | somatostatin receptor ligand = analogue somatostatinergique = H01CB
CCR5 antagonist = antagoniste du CCR5 | antagoniste des récepteurs CCR5 = J05AX09
HIV entry inhibitor | attachment inhibitor = inhibiteur d’entrée | inhibiteur de fixation = J05AX09 J05AX29
capsid inhibitor = inhibiteur de la capside = J05AX31
protease inhibitor | HIV protease inhibitor = inhibiteur de protéase | inhibiteur de la protéase = J05AE
NNRTI | non-nucleoside reverse transcriptase inhibitor = INNTI | inhibiteur non nucléosidique de la transcriptase inverse = J05AG
NRTI | nucleoside reverse transcriptase inhibitor = INTI | inhibiteur nucléosidique de la transcriptase inverse = J05AF
monobactam = monobactame = J01DF
polymyxin = polymyxine = J01XB
oxazolidinone = oxazolidinone = J01XX08 J01XX11
lipopeptide antibiotic = antibiotique lipopeptidique = J01XX09
rifamycin = rifamycine = J04AB A07AA11
vinca alkaloid = vinca-alcaloïde | alcaloïde de la pervenche = L01CA
topoisomerase inhibitor = inhibiteur de la topo-isomérase = L01CE L01CB
topoisomerase I inhibitor = inhibiteur de la topo-isomérase I = L01CE
VEGFR inhibitor = inhibiteur du VEGFR = L01EK
FGFR inhibitor = inhibiteur du FGFR = L01EN
MET inhibitor = inhibiteur de MET = L01EP
RET inhibitor = inhibiteur de RET = L01EX22 L01EX23
TRK inhibitor | NTRK inhibitor = inhibiteur de TRK = L01EX12 L01EX14
KRAS inhibitor | KRAS G12C inhibitor = inhibiteur de KRAS = L01XX73
hedgehog inhibitor | hedgehog pathway inhibitor = inhibiteur de la voie hedgehog = L01XJ
IDH inhibitor = inhibiteur d’IDH = L01XM
HDAC inhibitor = inhibiteur d’HDAC = L01XH
photodynamic therapy = thérapie photodynamique = L01XD S01LA01
anti-CD38 = anti-CD38 = L01FC
PD-1 inhibitor | PD-L1 inhibitor = inhibiteur de PD-1 | inhibiteur de PD-L1 = L01FF
CTLA-4 inhibitor = inhibiteur de CTLA-4 = L01FX04
FcRn blocker | neonatal Fc receptor blocker = inhibiteur du FcRn = L04AL
immunomodulatory drug | IMiD | thalidomide analogue = immunomodulateur = L04AX04 L04AX06 L04AX02
nitrogen mustard = moutarde azotée = L01AA
nitrosourea = nitrosourée = L01AD
interleukin-6 inhibitor | IL-6 inhibitor = inhibiteur de l’interleukine 6 | anti-IL-6 = L04AC07 L04AC14 L04AC11
interleukin-1 inhibitor | IL-1 inhibitor = inhibiteur de l’interleukine 1 | anti-IL-1 = L04AC03 L04AC08
interleukin-12/23 inhibitor | IL-12/23 inhibitor = anti-IL-12/23 = L04AC05
integrin inhibitor | gut-selective biologic = anti-intégrine = L04AG05 L04AG03
PDE4 inhibitor | phosphodiesterase-4 inhibitor = inhibiteur de la PDE4 = L04AA32 R03DX07
nonselective beta blocker | non-cardioselective beta blocker = bêtabloquant non sélectif | bêtabloquant non cardiosélectif = C07AA
cardioselective beta blocker | selective beta blocker = bêtabloquant cardiosélectif | bêtabloquant sélectif = C07AB
vasodilator = vasodilatateur = C02D C01DA
centrally acting antihypertensive = antihypertenseur central = C02A
guanylate cyclase stimulator = stimulateur de la guanylate cyclase = C02KX05 C01DX22
cardiac myosin inhibitor = inhibiteur de la myosine cardiaque = C01EB24
osmotic diuretic = diurétique osmotique = B05BC
vasopressin antagonist | antagonist vasopressine | vaptan = vaptan | aquarétique = C03XA
sclerosant | sclerosing agent = agent sclérosant = C05BB
factor VIII | clotting factor | coagulation factor = facteur VIII | facteur de coagulation = B02BD
fibrin sealant | surgical sealant = colle de fibrine | scellant chirurgical = B02BC
plasma expander | volume expander | colloid = soluté de remplissage | succédané du plasma | colloïde = B05AA
parenteral nutrition | TPN | amino acid solution = alimentation parentérale | nutrition parentérale | NPT = B05BA
IV fluid | intravenous fluid | crystalloid = soluté intraveineux | cristalloïde = B05BB B05XA
electrolyte | electrolyte replacement = électrolyte = B05XA A12BA
dialysis solution | hemodialysis solution | dialysate = solution de dialyse | dialysat = B05ZA B05Z B05D
peritoneal dialysis solution = solution de dialyse péritonéale = B05DA B05DB
bladder irrigation | irrigation solution = solution d’irrigation = B05CX B05CB
emollient | moisturizer = émollient | hydratant = D02AC D02AA D02AE
sunscreen | sun cream | sun protection = écran solaire | crème solaire | protection solaire = D02BA
barrier cream = crème barrière = D02AB
anti-itch cream | anti-itch lotion = crème contre les démangeaisons | crème antiprurigineuse = D04AA D04AB D07AA
numbing cream | topical anesthetic = crème anesthésiante | anesthésique topique = D04AB N01BB
antiseptic | skin antiseptic | disinfectant | hand sanitizer = antiseptique | désinfectant | désinfectant pour les mains = D08A
steroid antibiotic cream = crème cortisone antibiotique = D07C
potent topical steroid | superpotent topical steroid = corticostéroïde topique puissant | dermocorticoïde puissant = D07AD D07AC
mild topical steroid | low potency topical steroid = corticostéroïde topique faible = D07AA D07AB
vitamin D analogue cream = dérivé topique de la vitamine D = D05AX
vaginal antifungal = antifongique vaginal = G01AF G01AG
prolactin inhibitor = inhibiteur de la prolactine = G02CB
cortisol synthesis inhibitor = inhibiteur de la synthèse du cortisol = H02CA
mineralocorticoid = minéralocorticoïde = H02AA
topical NSAID | topical anti-inflammatory | anti-inflammatory gel = AINS topique | anti-inflammatoire topique | gel anti-inflammatoire = M02AA
muscle rub | counterirritant | rubefacient = baume musculaire | rubéfiant = M02AC M02AX
oxicam = oxicam = M01AC
salicylate = salicylé | salicylate = N02BA
cannabinoid = cannabinoïde = A04AD11 N02BG10
ergot derivative | ergot alkaloid = dérivé de l’ergot = N02CA
barbiturate = barbiturique = N03AA N05CA
typical antipsychotic | first generation antipsychotic | conventional antipsychotic = antipsychotique typique | neuroleptique = N05AD N05AA N05AB N05AF N05AG
anticholinergic antiparkinson drug | antiparkinsonian anticholinergic = antiparkinsonien anticholinergique = N04AC N04AA
antiparkinsonian | anti-Parkinson drug = antiparkinsonien = N04
NMDA antagonist = antagoniste NMDA = N06DX01 N01AX03
anti-amyloid antibody = anticorps anti-amyloïde = N06DX03 N06DX04 N06DX05
VMAT2 inhibitor = inhibiteur de VMAT2 = N07XX06 N07XX16
cholinergic | cholinergic agonist | parasympathomimetic = cholinergique | parasympathomimétique = N07AB N07AX
acetylcholinesterase inhibitor | anticholinesterase = anticholinestérasique | inhibiteur de l’acétylcholinestérase = N06DA N07AA
inhaled anesthetic | volatile anesthetic = anesthésique inhalé | anesthésique volatil = N01AB
induction agent | intravenous anesthetic = agent d’induction = N01AX
benzodiazepine receptor agonist | nonbenzodiazepine hypnotic = hypnotique non benzodiazépinique = N05CF
xanthine | methylxanthine | theophylline drug = xanthine | méthylxanthine = R03DA
throat lozenge | lozenge = pastille pour la gorge | pastille = R02AA
cough and cold product | cold remedy = produit contre la toux et le rhume = R05FA R05FB R01BA
antiviral eye drops = gouttes ophtalmiques antivirales = S01AD
NSAID eye drops | anti-inflammatory eye drops = gouttes ophtalmiques anti-inflammatoires | AINS ophtalmique = S01BC
steroid antibiotic eye drops = gouttes ophtalmiques cortisone antibiotique = S01CA
miotic = myotique = S01EB
redness relief eye drops | decongestant eye drops | red eye drops = gouttes pour yeux rouges = S01GA
eye anesthetic | ocular anesthetic | anesthetic eye drops = gouttes anesthésiques | anesthésique oculaire = S01HA
ear drops | antibiotic ear drops = gouttes pour les oreilles | gouttes auriculaires | gouttes otiques = S02CA S02AA S03AA S03CA S02BA
intravitreal anti-VEGF | eye injection = injection dans l’œil | injection intravitréenne = S01LA
iodinated contrast | X-ray dye | CT contrast | CT dye = produit de contraste iodé | iode de contraste = V08AB V08AA
gadolinium contrast | MRI contrast | gadolinium = produit de contraste au gadolinium | gadolinium = V08CA
ultrasound contrast = produit de contraste échographique = V08DA
PET tracer | radiotracer | PET imaging agent = traceur TEP | radiotraceur = V09IX V09AX
radioligand therapy | radionuclide therapy = radioligand | radiothérapie métabolique = V10XX V10XA
medical gas = gaz médical = V03AN
tuberculin | TB skin test | tuberculin skin test = tuberculine | test cutané à la tuberculine | TCT = V04CF
uric acid lowering drug | urate lowering therapy = hypouricémiant = M04AA
fecal microbiota transplant | fecal transplant = greffe fécale | transplantation fécale = A07FA
IBAT inhibitor | ileal bile acid transporter inhibitor = inhibiteur d’IBAT = A05AX04 A05AX05
chikungunya vaccine = vaccin contre le chikungunya = J07BP
calcitonin gene-related peptide antibody | CGRP antibody | CGRP monoclonal antibody | anti-CGRP antibody | anti-CGRP monoclonal antibody = anticorps anti-CGRP | monoclonaux anti-CGRP = N02CD01 N02CD02 N02CD03 N02CD05
GIP/GLP-1 dual agonist | GIP/GLP-1 agonist | GIP GLP-1 dual agonist | dual GIP/GLP-1 agonist = agoniste double GIP/GLP-1 | agoniste double GIP GLP-1 | double agoniste GIP/GLP-1 = A10BX16
gepant = gépant = N02CD04 N02CD06 N02CD07
vitamin K = vitamine K = B02BA
vitamin B12 = vitamine B12 = B03BA
folic acid = acide folique = B03BB
alpha-1 agonist = agoniste alpha-1 = C01CA06 C01CA17
alpha-2 agonist = agoniste alpha-2 = C02AC M03BX02 N05CM18
antianginal = antiangineux = C01DA C01EB18
anti-VEGF = anti-VEGF = S01LA L01FG
long acting nitrate = dérivé nitré à longue action = C01DA
skeletal muscle relaxant = relaxant des muscles squelettiques = M03BX M03BA
botulinum toxin | botox injection = toxine botulique = M03AX01
hyaluronic acid filler = acide hyaluronique = M09AX01
antirejection drug | anti-rejection drug | antirejection = antirejet | médicament antirejet = L04AD02 L04AD01 L04AA06 L04AH01
long acting local anesthetic | nerve block = bloc nerveux | anesthésique local longue durée = N01BB01 N01BB09 N01BB10
cholesterol injection = injection pour le cholestérol = C10AX13 C10AX14 C10AX16
antidementia drug | memory drug = médicament contre la démence = N06D
antimigraine drug = antimigraineux = N02C
antigout drug = antigoutteux = M04A
antipsoriatic = antipsoriasique = D05
antiglaucoma drug = antiglaucomateux = S01E
antianemic = antianémique = B03
hormone therapy = hormonothérapie = G03F G03C
high potency steroid | potent topical steroid | strong steroid cream | high potency topical steroid | super potent steroid = stéroïde puissant | cortisone forte | crème de cortisone forte | corticostéroïde topique puissant = D07AD D07AC
mild steroid cream | low potency steroid | weak steroid cream = stéroïde faible | cortisone faible | crème de cortisone faible = D07AA D07AB
controller inhaler | maintenance inhaler | preventer inhaler = inhalateur de fond | pompe de fond | pompe d’entretien = R03BA R03AK
mini pill | progestin pill = mini-pilule | pilule sans estrogène = G03AC
COC | combined pill | combined contraceptive = COC | pilule combinée = G03AA G03AB
conventional DMARD | csDMARD | synthetic DMARD = ARMM classique | ARMM conventionnel = L04AX03 P01BA02 A07EC01 L04AK01
antipseudomonal | antipseudomonal antibiotic | pseudomonas coverage = antipseudomonas | antibiotique contre le pseudomonas | couverture pseudomonas = J01CR05 J01DH J01DD02 J01DE01 J01MA02 J01GB
osmotic laxative = laxatif osmotique = A06AD
stimulant laxative | stimulating laxative = laxatif stimulant = A06AB
bulk laxative | bulk forming laxative | fibre supplement | fiber supplement = laxatif de masse | supplément de fibres | !fibres = A06AC
NMBA | paralytic agent = !curare | !curares = M03AC M03AB
hypomethylating agent = agent hypométhylant = L01BC07 L01BC08
vitamin D analog | active vitamin D = analogue de la vitamine D | vitamine D active = A11CC H05BX
class 1c antiarrhythmic | class IC antiarrhythmic = antiarythmique de classe 1c = C01BC
class 3 antiarrhythmic | class III antiarrhythmic = antiarythmique de classe 3 = C01BD C07AA07
prostaglandin eye drops | prostaglandin drops | prostaglandin analog eye = gouttes de prostaglandine | analogue des prostaglandines glaucome = S01EE
beta blocker eye drops = gouttes bêta-bloquant | bêtabloquant ophtalmique = S01ED
iodinated contrast | contrast dye | CT contrast = produit de contraste iodé | iode contraste | contraste scan = V08A
weak opioid = opioïde faible = R05DA04 N02AX N02AJ
strong opioid = opioïde fort = N02AA N02AB
blue inhaler | blue puffer = inhalateur bleu | pompe bleue | pompe de secours = R03AC02
TYK2 inhibitor | tyrosine kinase 2 inhibitor = inhibiteur de TYK2 | inhibiteur TYK2 = L04AF07
PPAR agonist | PPAR delta agonist = agoniste PPAR = A05AX06 A05AX07
glycoprotein IIb/IIIa inhibitor | GP IIb/IIIa inhibitor | 2b3a inhibitor = inhibiteur de la glycoprotéine IIb/IIIa | anti-GP IIb/IIIa = B01AC16 B01AC17
glinide | meglitinide = glinide | méglitinide = A10BX02
plasma kallikrein inhibitor | kallikrein inhibitor = inhibiteur de la kallicréine = B06AC05 B06AC06
BCMA bispecific = bispécifique BCMA = L01FX24 L01FX32
BCMA antibody | anti-BCMA = anti-BCMA = L01FX24 L01FX32 L01FX15
bispecific antibody | bispecific T-cell engager | BiTE = anticorps bispécifique = L01FX24 L01FX32 L01FX29 L01FX27 L01FX28 L01FX07 L01FX33
factor XIIa inhibitor = inhibiteur du facteur XIIa = B06AC07
factor D inhibitor = inhibiteur du facteur D = L04AJ09
iron infusion | intravenous iron | iron injection | parenteral iron = perfusion de fer | fer intraveineux | fer injectable = B03AC
nail lacquer | antifungal nail lacquer | nail polish antifungal | nail fungus lacquer = vernis à ongles antifongique | vernis antifongique | vernis onychomycose = D01AE14 D01AC19
`
