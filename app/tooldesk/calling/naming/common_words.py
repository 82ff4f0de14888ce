"""COMMON_WORDS: English words that are one slip away from another one, as they stand in names.

A written word that is found here is taken as meant: `contract` is not a misspelt `contact`. Words
of programs stand here too, which ordinary English hardly knows: `lint` is not a misspelt `list`.
"""

_WORDS = """
able absent accented accepted action acts adapt adapted adaption adapts addition admin adopt adopted
adoption adopts after again ahead alert allen along alter alteration alternation amend among
analysing analyzing angel angle angles arise arises arising arrange asname asserted asserts assets
assist assorted async atexit auction audition audrey auth automagically automatically babel backed
badge baked ballet bands based bash basis batter beat became become behaviors behaviours being bells
bench berry beta better bills bind binds bison black blank blend blind blink blob block blush bonds
bonus bother bounce bounds boxing brace brain branch brash bread bring brink broad brother brunch
brush budge bullet bunch butter buyer cache caches caching calls came campaign cancel canceled
cancelled caption cares carrier carry carts cased cases casing cast casting casts catches catching
cats cause caused causes causing caution ccompiler cease cedar cells censor cert certain chair
chancel chances chang change changed changes channel charge charged charges charles charset charts
chase chases chats check checkin chick chicken choose chose chuck cipher cites cities clang clash
clashes clashing class classes clause clauses cleaned cleaner cleaning cleanly cleared clearer
clearing clearly click clicks client clock clocks clone cloned clones cloning close closed closes
closing closure cluck cluster clustering clutter cluttering coarse coast codes coding coffee colon
colors colours comes coming command commend commute commuter compete compiler compiles complaint
complete compliant complier complies compute computer confection confirm confirming conform
conforming connection consent consents conservation contact contacted contacts content contention
contents contest contexts contiguous continuous contract contracted contracts convent convention
conversation coral cores costs costumer counties countries counts course courses courts craft crash
crashes crashing crate crease create cron crop cruft curl currier curry curses curtain curves
customer cypher cython daemon dagger dairy dancer danger darwin dates dealing deals death decent
decide decided decides deciding decode decoded decodes decoding decomp dedent dedupe defeats defect
defects defend defer deject delete demain demon depend deplete deploy depth derive derives descent
desert desks dessert detain detect detects deter dialog diary dieter diff digger discard discord
disks diver divide doing domain draft drain drift drive driver drives dump dying east eats echo
eclipse edited editing edits either eject ejection elect election electron ellipse email enable
enables ender endings enqueue ensable enter eternal ether except excerpt exist existed existing
exists exited exiting exits expand expanse expend expense expensive expert export extant extend
extense extensive extent external facets facts failed failing fails falling falls falter farmer
faster father favor feather fetch fever fewer field fight filed files filled filler filling fills
filt filter finder finders finding finds finer finger fingers finish fired fires firing firmer fist
fits fixed fixer fixes fixing flag flash flavor flaws flight flit flows flush fodder folder folks
follows forced forcing fork forked forking forks form formed former forming forms forth found fourth
frame freeing freezing freight fright from fspath funding funds gaily gained games gates gencodec
generic genetic getter giant git gitter glob goggle google grader grained grant grants grater gray
greater grep gtest guest gzip hand handed handing handled handling hanging hanning hash header
heading health hearts heater heather heating heats helper hits holder horse horses hostel hotel
house houses hover however html http https icon identifies identities impart import incline indeed
indent indented indenting indents indexed infection infer infinite ingest initialisation initialised
initialization initialized injection inline inner input insert inserted inserts insort inst install
instill instring intended intending intends intent intents inter internal internals interval
intervals invalid invent invented inventor invert inverted inverts invest investor json keying
keyring label labeled labelled lacked lacking lacks lapel laser later lateral latter lawyer lawyers
layer layers leader leading leads leaking lease leaser leaving lender lesser lets letter lever
liberal licenced licensed licensees licenses lifted lifting likes likewise lineage linen liner lines
linger link linkage linker linkers linking lint lips listed listing literal lives loader loading
loads locales localisation localization localname locates locked locking locks lodging logger
logging longer looked looking looks looped looping looser loser loses losses lost lots lover lower
macro macros mailer maint majer major maker making manage manages march marchant margin marked
marker marking marks masked masking masks mason massage master match matter mayor mean meat
mediation medication meditation meeting melon menus merchant merge meson message messes messing meta
meter meting metre micro micros minuet minus minute misses missing mock modal model modes modify
money monkey mono month months moon moose moral motel motify mount mouse mouth mouths moves movies
mutable mux naive naked named nation native neither nether never newer nits node nodes normalised
normalized notes nothing noting notion older omit online optical optimal optimisation optimised
optimization optimized optname order overly overtly owning paces packed packer packet packing packs
pager pages paging paint painter painting pair pairs palace panel pants paper parameterize
parameterized parametrize parametrized parent parents parity parsable parse parseable parsed parser
parses parsing parts party passed passes passing past paste pasted pasting patch patent patents
patient patients pause paused pauses payer paying pedantic person pert phane phase phases phone
photo photos phrase phrases picked picket picking pickled pickling picks pilot pilots ping piping
pipping pitch pivot place places placing plane plants player playing plots point pointed pointer
pointing points poison poisson poll polling polls pool pooling pools popping port portal ported
porter porters porting ports poser postal posted poster posters posting posts power prepend
prepending present presented presenting presents presets pretend pretending prevent prevented
preventing prevents price prices primes prince print printed printer printing prints prison prizes
prober probes probit process procession processor prod profess profession professor profile profit
project projection projects promoted promoting prompted prompting prone proper prot protect
protection protects proves provos prune pull pulling pulls pulse pulsing purge purse push pydantic
query queue quiet quite quote races racing racket radio raise raises raising rates rating ratio
react reader readers real really realpath reaper rebind recent recode recognised recognized record
recorded recorder recount recover redact reevaluation refael referer referrer refuse refused refuses
refusing regex regression related relaxed relay relies relocation remain remainder remaining remains
remind reminder remoter remotes remover removes rename renames render renders renter rents reorder
repent replaced replacing replay replayed replaying replies repo report reports repression resent
reserve reserved reserves resets resort resorts rest rests restype retain retaining retains retired
retried reuse reused reuses reusing revaluation reverse reversed reverses reverted revocation revoke
rewind reword reworded reworked rewrite rewrote rides rises rocket roles rooted rouse route routed
rules safer saint sales samefile sample sampler saves saving saying scale scaled scales scanning
scans scent schema scope scopes score scores scrape scream screams script sealed search seating
seats seed seeds seeing seeking seiler seller selling sells semget sendemail sender sending sends
sensing series server serves settable setters setting seven sever shading shake shall shallow shame
shaped shapes shard share shared shares sharing sheet shell shells shift shipped shipping ships
shirt shopping shops short shorts shots showing shown shows shrink shrunk shuts sides sieve sight
sign signaled signaling signalled signalling silver simple simpler simulate sing sint sites sitting
sizes skill skills skipped skipping skips slack slash slate slated sleep sleet slice slices slicing
slider slides sliding slight slope slots slowing slows slug small smart smarter snake snap solver
soname sort sortable sorting sorts sound sources space spanning spans spare spark spawn spawning
spawns specialised specialized speeds spell spelling spent spice spider spill spills splice splicing
sport spots spring stable stack staff staged stages staging stale stall stand starch starred start
started starter starting starts stash state stated states stating stats statues statuses staying
stdev steam stepping steps steward stick still stimulate stock stolen stopping stops storable store
stores stories storing strange stream streams strict strike string stroke strong stub stuck studio
study stuff sturdy style submit subnet subset subtest suffices suffixes suites summaries summarizes
summit sunder sunset surname swallow sweep sweet swift sync tag tail tails taken taking talking
talks task tasks teams tear tends tera terms testable testers testing tests texts thank thanks
themes there these theses thick thing think thinks thorough thorsten those though thread threads
threat threats three through throughout throughput tick ticks tier tiers tiger tiles timber timer
timers times tires titles toggle token toolkit topic topography tostring traced tracer tracers
traces tracing track tracked tracker trackers tracking tracks trader trades trail trailing trails
training trains trans transit transmit trapped traps tread treads treat treats trees trends trial
trials trick tricked tricks tries triggers tripped trips tropic truck trucks trying tuned tuning
tuple turned turning tying typescript typing typography unable uname unbind unblock unblocked
unbound union unit unload unloaded unloads unlock unlocked unmatched unported unrecognised
unrecognized unsorted unsound unwind unzip upload uploaded uploads uptime usable vacation valance
valence valid value values valves vector viable vital vocation vote waited waiter waiting waits
walker wanted wanting wants warn warner warp wasted wasting watch water weakly weekly whenever
wherever while white whoever whole widow wiki window winner winter winver witch wording working
world would writable write writeable writer writers writing wrote xml yaml zip
"""

COMMON_WORDS = frozenset(_WORDS.split())
