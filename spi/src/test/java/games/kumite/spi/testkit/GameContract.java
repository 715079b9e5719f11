package games.kumite.spi.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.kumite.api.Games;
import games.kumite.api.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of every game: extend this class in a test of the plugin and return its game.
 *
 * <pre>{@code
 * class MyGameTests extends GameContract {
 *   @Override
 *   protected Game game() {
 *     return new MyGame();
 *   }
 * }
 * }</pre>
 *
 * <p>Each property is one or more tests, tagged {@code property-1} to {@code property-10}, over seeded matches with
 * every number of seats and every option. A failure names the seed, the setup and the record that repeat it. A property
 * ignores what another one reports, so that a single mistake fails a single property as far as possible.
 *
 * <p>Implementers must have a constructor without parameters, because one test runs the class in a fresh JVM (tagged
 * {@code fresh-jvm}). They may change how much is tried; all bounds are counts, never times.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class GameContract extends HiddenInformationContract {

  private static final String REMARK = "remark";

  /** Creates a contract; for subclasses. */
  protected GameContract() {}

  /**
   * Returns the path of the page about the game, for authors of programs that play it. It is written with
   * {@code -Dpages.update=true}, and compared if it exists. So are the files beside it that it shows: {@code TABLE.svg},
   * {@code BOARD.svg} where there is a board, and {@code MATCH.html}, which steps through a match of {@link #shownSetup()}.
   *
   * @return by default {@code GAME.md} in the module under test
   */
  protected Path page() {
    return Path.of("GAME.md");
  }

  /**
   * Returns the setup of the match that the page about the game shows.
   *
   * @return by default the first of the {@link #playthroughSetups()}
   */
  protected Setup shownSetup() {
    return playthroughSetups().get(0);
  }

  /**
   * Returns the number of decisions of the match that the page about the game shows.
   *
   * @return by default {@link #playthroughDecisions()}
   */
  protected int shownDecisions() {
    return playthroughDecisions();
  }

  /**
   * Returns whether every word that the console shows of a table has a text in every language of the game. The texts are
   * {@code attribute.<name>}, {@code flag.<name>} and {@code value.<name>.<word>}.
   *
   * @return by default false, which leaves that untested
   */
  protected boolean hasTableTexts() {
    return false;
  }

  @Test
  @Tag("property-1")
  @DisplayName("1: the same seed, setup and actions give the same match")
  void sameSeed_sameActions_sameMatch() {
    new ReproducibilityProperty(trials(), this::game).twice();
  }

  @Test
  @Tag("property-1")
  @DisplayName("1: a match without a record goes the same way")
  void sameSeed_unrecorded_sameMatch() {
    new ReproducibilityProperty(trials(), this::game).unrecorded();
  }

  @Test
  @Tag("property-1")
  @Tag("fresh-jvm")
  @DisplayName("1: the same in a fresh JVM with other identity hashes")
  void sameSeed_freshJvm_sameMatch() {
    new ReproducibilityProperty(trials(), this::game).inFreshJvm(getClass());
  }

  @Test
  @Tag("property-2")
  @DisplayName("2: a copy, a perspective and an imagined match share nothing that changes")
  void copy_objectGraph_sharesNothingMutable() {
    new CopyProperty(trials(), samples()).shareNothing();
  }

  @Test
  @Tag("property-2")
  @DisplayName("2: playing a copy or its original leaves the other as it was")
  void copy_played_leavesTheOther() {
    new CopyProperty(trials(), samples()).playApart();
  }

  @Test
  @Tag("property-2")
  @DisplayName("2: playing an imagined match leaves the perspective as it was")
  void imaginedMatch_played_leavesThePerspective() {
    new CopyProperty(trials(), samples()).imagineApart();
  }

  @Test
  @Tag("property-2")
  @DisplayName("2: asking and imagining change nothing")
  void match_asked_staysAsItWas() {
    new CopyProperty(trials(), samples()).lookOnly();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: every listed action is accepted")
  void listedAction_played_isAccepted() {
    new ListingProperty(trials(), samples()).isAccepted();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: every notation follows the grammar and reads back")
  void notation_ofListedAction_readsBack() {
    new ListingProperty(trials(), samples()).isReadable();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: asking twice gives the same list, without duplicates")
  void list_askedTwice_isTheSame() {
    new ListingProperty(trials(), samples()).isSteady();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: forms are accepted or refused with a reason")
  void form_filled_isJudged() {
    new ListingProperty(trials(), samples()).takesForms();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: what a seat may do at any of its decisions is taken, and the same is asked again")
  void anytimeAction_played_isTaken() {
    new AnytimeProperty(trials(), samples()).areTaken();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: what a question samples is legal, repeatable, and of every class")
  void sample_ofAQuestion_isLegal() {
    new SamplingProperty(trials(), samples()).areLegal();
  }

  @Test
  @Tag("property-3")
  @DisplayName("3: every listed pick of a selection can be completed")
  void pick_ofASelection_canBeCompleted() {
    new Selections(trials(), samples()).canBeCompleted();
  }

  @Test
  @Tag("property-4")
  @DisplayName("4: a refused or garbled action changes nothing and says why")
  void garbledAction_played_changesNothing() {
    new RefusalProperty(trials(), samples()).garbled();
  }

  @Test
  @Tag("property-4")
  @DisplayName("4: past decisions and matches that are over refuse")
  void lateAction_played_isRefused() {
    new RefusalProperty(trials(), samples()).late();
  }

  @Test
  @Tag("property-5")
  @DisplayName("5: saved and resumed, a match continues alike")
  void record_resumed_continuesAlike() {
    new RecordProperty(trials(), samples()).continueAlike();
  }

  @Test
  @Tag("property-5")
  @DisplayName("5: cut off at any byte, a record resumes at its last whole line or names the line")
  void record_cutOff_resumesAtItsLastWholeLine() {
    new RecordProperty(trials(), samples()).cut();
  }

  @Test
  @Tag("property-5")
  @DisplayName("5: a damaged record is refused, and the line is named")
  void record_damaged_namesTheLine() {
    new RecordProperty(trials(), samples()).damaged();
  }

  @Test
  @Tag("property-7")
  @DisplayName("7: no decision is empty")
  void decision_everywhere_isNotEmpty() {
    new StructureProperty(trials()).isNeverEmpty();
  }

  @Test
  @Tag("property-7")
  @DisplayName("7: every phase is a declared one")
  void phase_everywhere_isDeclared() {
    new StructureProperty(trials()).isInDeclaredPhase();
  }

  @Test
  @Tag("property-7")
  @DisplayName("7: the decided seat is a seat of the match and on its table, and everybody sees whose turn it is")
  void decidedSeat_everywhere_isInTheGame() {
    new StructureProperty(trials()).asksASeatInTheGame();
  }

  @Test
  @Tag("property-7")
  @DisplayName("7: the agenda does not grow over a match")
  void agenda_overAMatch_doesNotGrow() {
    new StructureProperty(trials()).keepsItsAgendaShort();
  }

  @Test
  @Tag("property-7")
  @DisplayName("7: what the game declares about itself can be used")
  void declarations_ofTheGame_canBeUsed() {
    StructureProperty.declaresItself(game(), variants());
  }

  @Test
  @Tag("property-8")
  @DisplayName("8: random and searching bots end every match within the declared bound")
  void bots_inEverySetup_reachTheEnd() {
    new TerminationProperty(trials(), bots()).areReached();
  }

  @Test
  @Tag("property-8")
  @DisplayName("8: a window ends, even if nobody passes in it who can do anything else")
  void window_withoutPasses_ends() {
    WindowEndProperty.areReached(trials());
  }

  @Test
  @Tag("property-8")
  @DisplayName("8: a match ends, even if everybody always takes the same action")
  void match_ofStubbornPlayers_ends() {
    StubbornPlayerProperty.ends(trials());
  }

  @Test
  @Tag("property-8")
  @DisplayName("8: outcomes are well formed, scores within the declared range")
  void outcome_ofEveryMatch_isWellFormed() {
    new TerminationProperty(trials(), bots()).areWellFormed();
  }

  @Test
  @Tag("property-8")
  @DisplayName("8: the declared facts hold")
  void facts_overAllMatches_hold() {
    new TerminationProperty(trials(), bots()).areAsDeclared();
  }

  @Test
  @Tag("estimate")
  @DisplayName("estimates are nearer to the result than a constant")
  void estimates_overRandomAndSearchedMatches_areNearerThanAConstant() {
    new Estimates(game(), estimated(), searched()).areNearerThanAConstant();
  }

  @Test
  @Tag("property-9")
  @DisplayName("9: a second match equals a first")
  void secondMatch_ofTheSameGame_equalsTheFirst() {
    new IsolationProperty(trials(), this::game).oneAfterTheOther();
  }

  @Test
  @Tag("property-9")
  @DisplayName("9: matches that are played in turns do not disturb each other")
  void matches_playedInTurns_areAsIfAlone() {
    new IsolationProperty(trials(), this::game).inTurns();
  }

  @Test
  @Tag("property-9")
  @DisplayName("9: matches in two threads do not disturb each other")
  void matches_inTwoThreads_areAsIfAlone() {
    new IsolationProperty(trials(), this::game).inTwoThreads();
  }

  @TestFactory
  @Tag("property-10")
  @DisplayName("10: the playthroughs are as they were")
  Stream<DynamicTest> playthroughs_compared_areAsTheyWere() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Setup setup : playthroughSetups()) {
      Playthrough playthrough = new Playthrough(game(), setup, playthroughDecisions());
      tests.add(DynamicTest.dynamicTest(playthrough.fileName(), () -> playthrough.check(playthroughs())));
    }
    return tests.stream();
  }

  @Test
  @Tag("fingerprint")
  @DisplayName("everything that can be seen along fixed matches is as it was")
  void fingerprint_compared_isAsItWas() {
    BehaviourFingerprint fingerprint =
        new BehaviourFingerprint(game(), fingerprintSetups(), fingerprintSeeds(), fingerprintDecisions());
    assumeTrue(!fingerprintSetups().isEmpty(), "no setup is fingerprinted");
    assumeTrue(Boolean.getBoolean(BehaviourFingerprint.UPDATE) || Files.exists(fingerprint.file(playthroughs())),
        "there is no fingerprint; write one with -D" + BehaviourFingerprint.UPDATE + "=true");
    fingerprint.check(playthroughs());
  }

  @Test
  @Tag("property-10")
  @DisplayName("10: every prompt, label and event has its words")
  void texts_alongTheWay_areComplete() {
    new Wording(trials()).isComplete();
  }

  @Test
  @Tag("property-10")
  @DisplayName("10: the texts of all languages have the same keys, arguments, and their apostrophes")
  void bundles_ofAllLanguages_areWhole() {
    new Bundles(game(), Locale.ENGLISH).areWhole();
  }

  @Test
  @Tag("languages")
  @DisplayName("a match is the same in all languages but for the texts")
  void languages_ofOneMatch_differInTextsOnly() {
    new Languages(trials(), samples()).differInTextsOnly();
  }

  @Test
  @Tag("languages")
  @DisplayName("the names of attributes on a table, and the words that are their values, have texts in every language")
  void wordsOfTables_inEveryLanguage_haveTexts() {
    assumeTrue(hasTableTexts(), "the game does not say that its tables are in every language");
    new TableWords(trials(), samples()).haveTexts();
  }

  @Test
  @Tag("page")
  @DisplayName("the page about the game says what it declares and what is seen in its matches")
  void page_aboutTheGame_isTrue() {
    assumeTrue(Games.installed().stream().anyMatch(game -> game.getClass() == game().getClass()), "the game is not installed");
    assumeTrue(Boolean.getBoolean(GamePage.UPDATE) || Files.exists(page()), "the game has no page");
    assumeTrue(!playthroughSetups().isEmpty(), "no setup is shown");
    List<Setup> setups = new ArrayList<>(setups());
    setups.addAll(variedSetups());
    GameGallery gallery = new GameGallery(game(), shownSetup(), shownDecisions());
    new GamePage(game(), gallery).check(page(), trials(), setups);
  }

  @Test
  @Tag("page")
  @DisplayName("what may not be meant is said in the output, and fails nothing")
  void remarks_onTheGame_areSaid(TestReporter reporter) {
    for (String remark : Warnings.on(trials())) {
      reporter.publishEntry(REMARK, remark);
      System.out.println(game().id() + ": " + remark);
    }
  }

  @Test
  @Tag("attributes")
  @DisplayName("the agreed attributes of elements are there, and refer to what is on the table")
  void attributes_ofEveryElement_areAsAgreed() {
    new Attributes(trials()).areAsAgreed();
  }

  @Test
  @Tag("attributes")
  @DisplayName("every key of a picture that a table shows is one that the game declares")
  void artKeys_ofEveryElement_areDeclared() {
    new ArtKeyProperty(trials()).areDeclared();
  }

  @Test
  @Tag("dice")
  @DisplayName("the dice of the last roll lie on the table until the next, or a cell hides them")
  void dice_ofTheLastRoll_areSeen() {
    new RolledDiceProperty(trials()).areSeen();
  }

  @Test
  @Tag("motion")
  @DisplayName("every change of place that a viewer sees is told to it as a motion")
  void changesOfPlace_betweenTables_areTold() {
    new MotionProperty(trials()).areTold();
  }

  @Test
  @Tag("attributes")
  @DisplayName("a picture of a table is well-formed and shows every element with its id")
  void pictures_ofTables_showEveryElement() {
    new Pictures(trials(), samples()).showEveryElement();
  }

  @Test
  @Tag("ids")
  @DisplayName("a card that stays keeps its id, events call it as the table does, and unknown cards have none")
  void ids_ofCards_areSteady() {
    new Ids(trials()).areSteady();
  }

  @Test
  @Tag("learning")
  @DisplayName("views for learning have one length and meaning, and say what the perspective says")
  void views_followedOrNew_agree() {
    new EncodingProperty(trials(), samples()).agree();
  }

  @Test
  @Tag("learning")
  @DisplayName("views for learning hold nothing hidden")
  void views_ofHiddenThingsExchanged_stay() {
    new EncodingProperty(trials(), samples()).hide();
  }

  @Test
  @Tag("learning")
  @DisplayName("the numbers of actions lead there and back")
  void numbersOfActions_areDense() {
    new EncodingProperty(trials(), samples()).number();
  }

  @Test
  @Tag("undo")
  @DisplayName("undo gives the earlier position back and stops where something was learnt")
  void undo_afterEachAction_isHonest() {
    new UndoProperty(trials()).isHonest();
  }

  @Test
  @Tag("diff")
  @DisplayName("the difference of two tables, applied to the first, gives the second")
  void tableDiff_applied_givesTheLaterTable() {
    new Differences(trials()).areWhole();
  }
}
