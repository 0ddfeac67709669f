// Written before the search was asked any of them. Asked for the first time: English 0.800 first and 0.850 among five, French 0.875 and 0.925.
export const fifthLines = `
mexilitine for ventricular arrhythmia = mexilétine pour arythmie ventriculaire = drug:mexiletine
is Lodalis still on the market = Lodalis est-il encore sur le marché = drug:lodalis drug:colesevelam
stribild = stribild = drug:stribild
propiverine = propivérine = drug:propiverine
Xigduo shortage = pénurie de Xigduo = drug:xigduo
calcitriol inj = calcitriol inj = drug:calcitriol
kayexelate = kayexelate = drug:kayexalate drug:polystyrene
ubrogepant for acute migraine = ubrogépant pour crise de migraine = drug:ubrogepant
cost of Entocort enema = coût d’Entocort lavement = drug:entocort
vilazodone starting dose = dose de départ vilazodone = drug:vilazodone
something for hyperkalemia that is not kayexalate = quelque chose pour l’hyperkaliémie autre que kayexalate = drug:zirconium drug:patiromer drug:calcium_polystyrene
antidepressant other than an SSRI = antidépresseur autre qu’un ISRS = drug:venlafaxine drug:duloxetine drug:bupropion drug:mirtazapine drug:trazodone drug:triptyline drug:desvenlafaxine drug:vortioxetine drug:levomilnacipran drug:trimipramine drug:doxepin drug:moclobemide drug:phenelzine drug:tranylcypromine drug:imipramine drug:desipramine drug:clomipramine
analgesic without codeine = analgésique sans codéine = drug:acetaminophen drug:profen drug:naproxen drug:ibuprofen drug:morphone drug:morphine drug:tramadol
anti-nausea that is not sedating = antinauséeux non sédatif = drug:setron drug:domperidone drug:metoclopramide
yellow fever shot for travel = vaccin fièvre jaune voyage = drug:yellow_fever drug:yf-vax
oral typhoid vaccine = vaccin oral contre la typhoïde = drug:vivotif drug:typhi
surfactant for preemies = surfactant pour prématurés = drug:surfactant drug:poractant drug:beractant
reversal of rocuronium = renverser le rocuronium = drug:sugammadex drug:neostigmine
cushings drug mitotane = mitotane = drug:mitotane
PCSK9 for familial hypercholesterolemia = PCSK9 pour hypercholestérolémie familiale = drug:evolocumab drug:alirocumab drug:inclisiran
thyroid eye disease infusion = perfusion pour orbitopathie thyroïdienne teprotumumab = drug:teprotumumab
drug for idiopathic pulmonary fibrosis = médicament pour fibrose pulmonaire idiopathique = drug:pirfenidone drug:nintedanib
fungal infection in ICU echinocandin = échinocandine aux soins intensifs = drug:fungin
orthostatic hypotension pill = pilule pour hypotension orthostatique = drug:midodrine drug:fludrocortisone
constipation prokinetic prucalopride = prucalopride constipation = drug:prucalopride
safety review gabapentin breathing = gabapentine problèmes respiratoires examen d’innocuité = decision:gabapentin
goldenseal drug interaction = hydraste du Canada interaction goldenseal = decision:goldenseal
fingolimod brain infection PML = fingolimod LEMP infection cérébrale = decision:gilenya
Zerbaxa approved why = pourquoi Zerbaxa approuvé = decision:zerbaxa
Health Canada decision Spinraza = décision de Santé Canada Spinraza = decision:spinraza
hidradenitis trial in Barrie = essai hidradénite à Barrie = trial:spesolimab
hemophilia trial Hamilton = essai hémophilie Hamilton = trial:mim8
myeloma maintenance iberdomide trial Ottawa = essai ibérdomide myélome Ottawa = trial:iberdomide
ketogenic diet cluster headache = diète cétogène algie vasculaire de la face = trial:ketogenic
CPAP for cluster headache = CPAP algie vasculaire de la face = trial:continuous_positive_airway
euglycemic DKA after surgery SGLT2 = acidocétose euglycémique après chirurgie SGLT2 = article:euglycemic
albuterol in Pompe disease = salbutamol dans la maladie de Pompe = article:pompe
consensus on autoimmune hemolytic anemia adults = consensus anémie hémolytique auto-immune adulte = article:autoimmune_hemolytic
stress ulcer prophylaxis overuse in hospital = surutilisation de la prophylaxie de l’ulcère de stress à l’hôpital = article:stress_ulcer
hydroxyapatite vs fluoride toothpaste kids cavities = dentifrice hydroxyapatite ou fluorure caries enfants = article:hydroxyapatite
`
