/**
 * What a game is written with: a plugin class, a state with an agenda, steps and questions.
 *
 * <h2>Write a game in an hour</h2>
 *
 * <p>Kuhn poker has three cards, a bet and a bluff: small enough for one page, and with everything that a large game
 * has. The code below is the sample game {@code games.kumite.spi.samples.kuhnpoker} in this module's tests, without
 * imports; {@code // ...} stands for lines left out.
 *
 * <h3>1. Number the rules</h3>
 *
 * <p>Write the rules down first, each with an id; in a shipped game that is the resource {@code
 * META-INF/kumite/<id>/RULES.md}, where {@link games.kumite.spi.plugin.GamePlugin} finds what a cited id says; here it
 * is the comment of the sample's package ({@code KP-01} to {@code KP-09}). Code, refusals, events and tests cite the
 * ids, so that "why not?" and "where is it tested?" have an answer.
 *
 * <h3>2. The state</h3>
 *
 * <p>A state is plain data that changes. It is copied by copy constructors, and nothing in it is shared unless it never
 * changes. Cards are declared once, in a layout: zones with who sees faces in them (bit i is seat i, the bit after the
 * last seat is the spectator), and what is printed on each card. Table, card events, perspectives and imagined worlds
 * follow from this declaration; no other line of the game hides anything.
 *
 * <pre>{@code
 * // Poker.java
 * final class Poker extends State<Poker> {
 *   // ...
 *   static {
 *     CardLayout.Builder layout = CardLayout.forSeats(SEATS);
 *     DECK = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, 0); // KP-03
 *     HANDS = List.of(layout.zone(ZoneKind.HAND, "1", 0, 0b001), layout.zone(ZoneKind.HAND, "2", 1, 0b010));
 *     layout.card("poker", "J", "Jack", Map.of(), DECK); // KP-01
 *     // ...
 *     LAYOUT = layout.build();
 *   }
 *
 *   private final Cards cards;
 *   private int firstStake = 1; // KP-02
 *   private int secondStake = 1;
 *   int turn;
 *
 *   Poker(MatchConfig config) {
 *     super(config);
 *     cards = new Cards(LAYOUT);
 *   }
 *
 *   private Poker(Poker other) {
 *     super(other);
 *     cards = new Cards(other.cards);
 *     firstStake = other.firstStake;
 *     secondStake = other.secondStake;
 *     turn = other.turn;
 *   }
 *
 *   @Override
 *   public Poker copy() {
 *     return new Poker(this);
 *   }
 *   // ...
 *   @Override
 *   public Cards cards() {
 *     return cards;
 *   }
 *   // ...
 * }
 * }</pre>
 *
 * <h3>3. The actions</h3>
 *
 * <p>An action is an immutable value with a notation for records and bots and a label for people. An enum will do where
 * actions need no data; else a record, {@code record ContentLocation(int cell)}. The arguments of a notation are ids of
 * elements of the table ({@code play card:S7}), whole numbers, or keywords that the plugin declares.
 *
 * <pre>{@code
 * // Bet.java
 * enum Bet implements Action {
 *   CHECK("KP-04"),
 *   BET("KP-04"),
 *   CALL("KP-05"),
 *   FOLD("KP-05");
 *   // ...
 *   private static final Texts TEXTS = Texts.of(Bet.class, "kuhnpoker");
 *
 *   private final String notation = name().toLowerCase(Locale.ROOT);
 *   private final EventType event;
 *
 *   Bet(String rule) {
 *     event = EventType.of(notation, rule).seat("by");
 *   }
 *   // ...
 *   EventType event() {
 *     return event;
 *   }
 *
 *   @Override
 *   public String notation() {
 *     return notation;
 *   }
 *
 *   @Override
 *   public String label() {
 *     return TEXTS.text("label." + notation);
 *   }
 * }
 * }</pre>
 *
 * <h3>4. A step</h3>
 *
 * <p>What the rules do without asking is a step. Cards move by the state's verbs, so that every viewer is told what it
 * may know; chance comes from {@link games.kumite.spi.State#random} or, here, from a shuffle. At the end a question is
 * put on the agenda.
 *
 * <pre>{@code
 * // Deal.java
 * enum Deal implements Step<Poker> {
 *   DEAL;
 *
 *   @Override
 *   public void run(Poker poker) {
 *     poker.shuffle(Poker.DECK, "deck", 0);
 *     poker.move(poker.cards().top(Poker.DECK), Poker.HANDS.get(0));
 *     poker.move(poker.cards().top(Poker.DECK), Poker.HANDS.get(1));
 *     poker.ask(Betting.OPEN);
 *   }
 * }
 * }</pre>
 *
 * <h3>5. A question</h3>
 *
 * <p>A question says who chooses, from what, and what follows. List every action that somebody might think of: the
 * legal ones as they are, those that are always the same together, and the others with the rule that refuses them. The
 * same method lists, judges and explains.
 *
 * <pre>{@code
 * // Betting.java
 *   OPEN("no-bet", Bet.CHECK, Bet.BET), // KP-04
 *   ANSWER("faces-bet", Bet.CALL, Bet.FOLD); // KP-05
 *   // ...
 *   @Override
 *   public void options(Poker poker, ActionCollector out) {
 *     out.addAll(legal);
 *     for (Bet bet : others) {
 *       out.add(bet, refusal);
 *     }
 *   }
 *   // ...
 *   @Override
 *   public void chosen(Poker poker, Action action) {
 *     Bet bet = (Bet) action;
 *     poker.emit(bet.event(), poker.turn);
 *     switch (bet) {
 *       case CHECK -> check(poker);
 *       case BET -> {
 *         poker.payOne();
 *         poker.passTurn(); // KP-06
 *         poker.ask(ANSWER);
 *       }
 *       // ...
 *       case FOLD -> poker.finish(Showdown.win(1 - poker.turn, poker)); // KP-07
 *       // ...
 *     }
 *   }
 * }</pre>
 *
 * <h3>6. The end</h3>
 *
 * <p>{@code show} lets viewers see a card where it lies; {@code finish} ends the match. Outcomes that repeat are
 * constants.
 *
 * <pre>{@code
 * // Showdown.java
 *   @Override
 *   public void run(Poker poker) {
 *     poker.show(poker.card(0), EVERYBODY);
 *     poker.show(poker.card(1), EVERYBODY);
 *     poker.finish(win(poker.higher(), poker));
 *   }
 * }</pre>
 *
 * <h3>7. The beginning and the table</h3>
 *
 * <p>The rules of a game begin a match and describe its table, in the kinds of elements and attributes that {@link
 * games.kumite.api.Element.Kind} agrees. They draw nothing: the first shuffle is a step.
 *
 * <pre>{@code
 * // KuhnPokerRules.java
 *   @Override
 *   public Poker initialState(MatchConfig config) {
 *     Poker poker = new Poker(config);
 *     poker.then(Deal.DEAL);
 *     return poker;
 *   }
 *   // ...
 *   @Override
 *   public void describe(Poker poker, TableBuilder table) {
 *     for (int seat = 0; seat < Poker.SEATS; seat++) {
 *       TableBuilder.Node node = table.seat(seat);
 *       node.zone(poker.cards(), Poker.HANDS.get(seat));
 *       // ...
 *     }
 *     table.zone(poker.cards(), Poker.DECK);
 *   }
 * }</pre>
 *
 * <h3>8. The plugin</h3>
 *
 * <p>One public class names the game, its facts and its Guice module. It is listed in {@code
 * META-INF/services/games.kumite.api.Game}, and for the module path in {@code module-info.java}: {@code requires
 * games.kumite.spi}, {@code provides games.kumite.api.Game with} the class, and {@code opens} its package {@code to
 * com.google.guice}. A whole plugin of somebody else, with a {@code pom.xml} of its own, tests by the kit, and texts in
 * two languages, is {@code impl-brawler/src/it/plugin} in the sources.
 *
 * <pre>{@code
 * // KuhnPoker.java
 * public final class KuhnPoker extends GamePlugin {
 *
 *   static final Phase PLAY = Phase.of("play", "Play");
 *
 *   @Override
 *   public String id() {
 *     return "kuhnpoker";
 *   }
 *   // ...
 *   @Override
 *   public List<Integer> seatCounts() {
 *     return List.of(2);
 *   }
 *   // ...
 *   @Override
 *   public GameProperties properties() {
 *     return GameProperties.ofMaxDecisions(3).withScoreRange(-2, 2).withHiddenInformation().withChance();
 *   }
 *
 *   @Override
 *   protected List<Module> modules() {
 *     return List.of(new AbstractModule() {
 *       @Override
 *       protected void configure() {
 *         bind(KuhnPokerRules.class);
 *       }
 *     });
 *   }
 *
 *   @Override
 *   protected Class<? extends Rules<?>> rulesClass() {
 *     return KuhnPokerRules.class;
 *   }
 * }
 * }</pre>
 *
 * <p>Prompts, refusals, labels and events are texts in {@code META-INF/kumite/kuhnpoker/texts.properties}:
 *
 * <pre>{@code
 * # texts.properties
 * prompt.open = Check or bet?
 * prompt.open.waiting = {0} checks or bets.
 * # ...
 * refusal.no-bet = there is no bet to answer
 * # ...
 * event.check = {0} checks.
 * }</pre>
 *
 * <h3>9. The proof</h3>
 *
 * <p>The conformance kit (the test-jar of this module) plays the game over many seeds and finds what authors overlook:
 * a list shared by copies, a hidden card that shows, a match that does not repeat. Beside it, tests with loaded dice
 * ({@link games.kumite.api.random.ScriptedRandom}) prove the rules one by one. Leave the numbers of seeds and samples
 * as the kit has them; the sample games try less because the build runs them each time.
 *
 * <pre>{@code
 * // KuhnPokerContractTests.java
 * final class KuhnPokerContractTests extends GameContract {
 *
 *   @Override
 *   protected Game game() {
 *     return new KuhnPoker();
 *   }
 * }
 * }</pre>
 *
 * <h3>10. Larger games</h3>
 *
 * <p>The sample {@code masks} shows all of these at work.
 *
 * <ul>
 * <li>Dice are {@code state.roll("speed", seat, 20)}: a constant label, for whom, how many sides. It draws and tells;
 * into a {@linkplain games.kumite.spi.cards.SecretNumber cell} it tells only those who see what is in it.
 * <li>A procedure of several steps is a {@link games.kumite.spi.Script}: it branches, loops, asks, opens windows and
 * selections, and calls other scripts, and what is answered enters its locals.
 * <li>A moment for reactions is a {@link games.kumite.spi.Window}, a choice of several things a {@link
 * games.kumite.spi.Selection}, a part of the match that can end at once a {@link games.kumite.spi.Scope}, which also is
 * its {@link games.kumite.api.Phase}.
 * <li>The actions of a game with many are its {@linkplain games.kumite.spi.actions.Verb verbs} with typed arguments,
 * made once a setup by {@link games.kumite.spi.actions.Actions}, which gives notation, label and number.
 * <li>Public numbers of the match, a seat or a card are declared in {@linkplain games.kumite.spi.numbers.NumberGroup
 * groups}, with range and with the scope that clears them; secret ones lie in cells.
 * <li>For bots that weigh what others do: a question {@linkplain games.kumite.spi.Question#hasPublicActions says} where
 * everybody can tell what it lists, and {@linkplain games.kumite.spi.Question#isSecret where} its answer stays hidden;
 * cells of which nobody cares which is which are {@linkplain games.kumite.spi.cards.SecretNumberLayout.Builder#alike
 * alike}; and a state that has {@linkplain games.kumite.spi.State#openKey a key} of what it does not declare is known
 * in a tenth of the time, if locals can be {@linkplain games.kumite.spi.plugin.GamePlugin#lookup read} in half of that.
 * </ul>
 *
 * <p>The progress of a procedure lies in its step on the agenda, never in the state; what viewers must see lies in the
 * state; and so do secrets, for steps go into every perspective as they are. Settings are {@link
 * games.kumite.api.Option options} of the plugin; cards, maps and profiles are JSON, read by {@code
 * games.kumite.spi.content}, whose {@link games.kumite.spi.content.ContentCache} shows how they are bound. Rules are
 * static functions of the state that they are given; Guice makes the rules object, the content, and what else has a
 * life of its own.
 *
 * <p>All games have the same shape, so that somebody who knows one finds the way in all: the plugin, its module,
 * options and phases in the package of the game; {@code .content} with the records read from JSON; {@code .state} with
 * the state and its zones; a package for each feature, named by the rule book, with its steps, scripts and questions;
 * {@code .table} with the description. Only the package of the plugin is exported.
 *
 * <h2>The rooms</h2>
 *
 * <p>An author meets the rooms on the left. What plays a game stands on the right and below; no class of it can be
 * reached from another module, and no room knows one that stands above it.
 *
 * <pre>
 *   exported: what a game is written with        not exported: what plays it
 *
 *   plugin    GamePlugin puts both sides together
 *     |                                          engine.language  matches in other languages
 *     |                                          engine.start     setup or record to match; rule book
 *     |                                          engine.learn     positions as arrays of numbers
 *     |                                          engine.match     EngineMatch, decisions, answers, perspectives
 *     |                                          engine.events    what each seat may know of what happened
 *     |                                          engine.record    actions and draws so far, past decisions
 *     |                                          engine.run       rules at work: tables, keys, starts
 *     |                                          engine.keys      keys of what choices are about
 *   spi       State, Step, Question, Script,     access           Kernel: what the engine asks of a state
 *     |       Options, Selection, Window, Rules                   Run: what a match is played with
 *   actions   verbs and their notations
 *   content   what files of a game hold          console          commands, text, pictures; knows the API alone
 *   cards     zones, faces, secret numbers       cards.belief     what each seat can know of cards
 *   numbers   declared numbers                   features         both as numbers of an array
 *   learn     actions and measures for learners
 * </pre>
 *
 * <p>An action on its way: {@code EngineMatch.play} has it checked by the {@code StateRunner}, which is the {@code Run}
 * of a match, and goes through {@code carryOut}, {@code carry} and {@code commitOrBreak} to {@code StateRunner.commit};
 * the state, in its {@code Agenda}, lets the question have it: {@code chosen}. Then the machine runs steps until a seat
 * must choose.
 *
 * <h2>How each kind of choice is written</h2>
 *
 * <p>The package {@code games.kumite.api} shows how these look to a player.
 *
 * <table>
 * <caption>Kinds of choices</caption>
 * <tr><th>choice</th><th>how it is written</th></tr>
 * <tr><td>a card from a hand</td><td>a {@link games.kumite.spi.Question}: for every card of the hand {@code
 * out.add(Play.of(face), refusal)}, also for those that cannot be played</td></tr>
 * <tr><td>several cards at once; any of these up to a sum</td><td>a {@link games.kumite.spi.Selection}: things,
 * minimum, maximum, which sets are legal and which can become legal. Picks come in any order, {@code done} comes by
 * itself, and nothing happens before the set is complete</td></tr>
 * <tr><td>effects worth n points, one after the other</td><td>a {@link games.kumite.spi.Script.Reply} with {@code
 * again}, if each is carried out or seen before the next is chosen; else an ordered selection</td></tr>
 * <tr><td>dividing among players</td><td>a loop of a script with two choices: which, and to whom; who gets which hidden
 * card lies face down in a zone</td></tr>
 * <tr><td>everybody at once, each in secret</td><td>a question for each seat, one after the other, with {@code
 * isSecret}; what is chosen lies in a zone or cell that its owner alone sees, until a step after the last of them shows
 * it. What follows in public waits for that step too: neither gold paid at once nor an event may tell the choice
 * before. Imagined worlds put any number into a cell that a viewer does not know, so the step bounds what it
 * pays</td></tr>
 * <tr><td>a card shown to one seat, which stays in the hand</td><td>{@code state.show(card, 1 << seat)}; the choice
 * names it as its owner calls it, {@code cards.shownAs(card, owner)}. A perspective keeps which token was shown, since
 * steps may remember it; to players it tells the printed name</td></tr>
 * <tr><td>an offer and a counter-offer</td><td>a record question that holds the offer so far and asks itself again with
 * one piece more; {@code send} asks the other seat, {@code back} drops a piece</td></tr>
 * <tr><td>anybody may interfere; cards played at triggers</td><td>a {@link games.kumite.spi.Window}: a line {@code
 * .window} of a script, whose answers change the locals, or {@code state.then(WINDOW.about(...))}; the game lists
 * {@link games.kumite.spi.Window#OPTION} among its options</td></tr>
 * <tr><td>a reaction in somebody's activation</td><td>a window, question or {@code .call} between two lines of the
 * activation's {@link games.kumite.spi.Script}; the rest waits below it on the agenda</td></tr>
 * <tr><td>paying, or taking a die, after a roll is seen</td><td>{@code .set} rolls into the locals, the next line is
 * {@code .ask}; what must be seen lies in the state, because the table is made from the state alone</td></tr>
 * <tr><td>where something goes, on spaces</td><td>a question with an action for each space or direction</td></tr>
 * <tr><td>any point on a table</td><td>labelled candidates in {@code options}; {@code forms} and {@code parse} for all
 * other points, judged by the same method (the sample {@code discduel}); {@code sample} for playouts, if listing costs
 * much</td></tr>
 * <tr><td>facing and paths on squares</td><td>an action for each reachable end; where the path itself matters, a
 * question that asks itself again after each {@code step} until {@code stop}</td></tr>
 * <tr><td>conceding, at any decision</td><td>an {@link games.kumite.spi.AnytimeAction} of the game's rules</td></tr>
 * <tr><td>a choice of the group</td><td>{@code isGroup} is true and {@code seat} names who speaks</td></tr>
 * <tr><td>no choice at all</td><td>{@code answersItself}, if the rules say that a single action is not asked
 * for</td></tr>
 * </table>
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <p><b>What the rules still have to do is data on a stack.</b> So a match can be copied, saved, resumed and searched
 * in the middle of an attack that waits for somebody's answer, and copying it copies references. Tried and rejected:
 * callbacks and parked threads (no copy while one waits); a tree of phases with counters (nested effects do not fit);
 * lambdas as steps (no equality, no text, and they hold the state from before the copy). A body adds steps in reading
 * order and the engine turns them round, because authors who must think backwards make mistakes.
 *
 * <p><b>A script is a static list of lines with an immutable record of locals.</b> A procedure of twelve steps reads
 * top to bottom, and is data at every comma. Tried and rejected: one class a step (nobody sees the procedure), a
 * coroutine (not copied, not saved), locals in the state (two attacks at once overwrite each other). Locals that a
 * viewer must see do belong in the state: see {@code force} in the disc duel.
 *
 * <p><b>A window asks only seats that can act, and leaves no trace of whom.</b> Others see {@link
 * games.kumite.api.Turn.Window}, which names nobody, and a pass tells no event; a seat that is asked is not told who
 * has passed before it. Tried and rejected: asking those who can act under their names (being asked tells what one
 * holds). The kit exchanges hidden cards so that a window asks somebody else, and nobody else may be told anything
 * else. Still an open window shows that somebody can act, and with two seats who; how long it stays open may show more.
 * That is a choice of the match's owner: with the option {@code windows=discreet} everybody is asked of whom a
 * predicate on public facts says that they might act, and the window tells nothing but these facts.
 *
 * <p><b>Legality has one source.</b> {@code options} lists, judges and explains; a refusal is a constant that costs a
 * comparison while nobody asks. Tried and rejected: a second method that judges, because two methods drift apart. On a
 * hot path walk over the legal actions alone, and over the refused ones {@linkplain
 * games.kumite.spi.ActionCollector#isExplaining when somebody asks}: a branch for each candidate that the processor
 * cannot predict can cost more than the rest of a decision (the sample {@code tictactoe}).
 *
 * <p><b>Actions are listed when somebody asks for them</b>, once, into a list that no copy takes along. A notation is
 * first read by its question, and a playout draws from what a question samples: where listing costs much, neither
 * lists. A step that asks nobody costs a playout more than the rules in it: in games of short decisions let what
 * follows at once be run by what it follows; a question that a body asks before anything else is put as soon as the
 * body ends and never lies on the agenda, which takes a tenth off short decisions. Where the same actions come again,
 * list them {@linkplain games.kumite.spi.ActionCollector#addAll(games.kumite.api.Action[]) as they were prepared}, or
 * {@linkplain games.kumite.spi.ActionCollector#addAll(long, games.kumite.api.Action[]) by their places} in an array of
 * all of them: they are copied only for the list that a bot is given. Tried and rejected: questions as a class instead
 * of an interface (the processor waits for the unpredicted jump either way, a hundredth is gained), and a list of plain
 * objects (each addition is checked longer).
 *
 * <p><b>A record is the actions and what was drawn, not the state.</b> It is short, can be read, survives changed
 * classes, and shows the first line at which newer rules differ, by a running check over the table and the listed
 * actions. Tried and rejected: serialized states (unreadable after the next version) and seeds alone (nothing to
 * compare, and no real dice).
 *
 * <p><b>The rules begin a match once.</b> Undo, events and records run a match a second time, from a copy of the state
 * that {@link games.kumite.spi.Rules#initialState} gave. So content belongs to its match: {@code begin} may read an
 * owner's directory, and whatever becomes of the files is for later matches. Resuming a record begins again; if the
 * content is another by then, it names the first line at which that shows. Tried and rejected: beginning again for each
 * second run (a file changed during a match broke its undo), content kept by directory (a frontend had to be started
 * again after each change), and a memo in {@code MatchConfig} (one more thing that an author can forget). What would
 * change our mind: content that shows so late that a resumed match misleads; then a record must name its content.
 *
 * <p><b>Nothing is told while a match is played.</b> Events come from a second run along the history, when somebody
 * reads. What would change our mind: a game so slow to play that a second run is felt.
 */
@NullMarked
package games.kumite.spi;

import org.jspecify.annotations.NullMarked;
