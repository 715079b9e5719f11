package games.kumite.spi.testkit;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Property 6 of {@link GameContract} alone: no hidden information leaks. A game with much hidden information extends it
 * a second time, for a run of minutes that inspects every decision of many matches.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class HiddenInformationContract extends GameUnderTest {

  /** Creates a contract; for subclasses. */
  protected HiddenInformationContract() {}

  @Test
  @Tag("property-6")
  @DisplayName("6: exchanging what an observer cannot know changes nothing that it gets")
  void hiddenThings_exchanged_leaveThePerspective() {
    new PerspectiveProperty(trials(), samples()).exchanged();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: an observer holds what it has been told, and is told what it may know")
  void hiddenChance_changed_leavesThePerspective() {
    new TwinMatchProperty(trials(), samples()).tellTheSame();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: a perspective says what the match says")
  void perspective_ofAnObserver_saysWhatTheMatchSays() {
    new PerspectiveProperty(trials(), samples()).agree();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: who is asked in a window, and who passes, is told to nobody else")
  void window_thatAsksOthers_leavesNoTrace() {
    new WindowSecrecyProperty(trials()).leaveNoTrace();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: whom a plain question asks follows from what is public")
  void plainQuestion_ofAHolder_isNotAsked() {
    new ChoiceSecrecyProperty(trials(), samples()).areNotGivenAway();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: whether a seat is asked follows from what is public")
  void leftOutChoice_ofAHolder_isLeftOutForAll() {
    new UnaskedChoiceProperty(trials(), samples()).areTheSameForTwins();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: in imagined matches a seat that is asked would have been asked")
  void imaginedMatch_atAForeignDecision_isAsked() {
    new UnaskedChoiceProperty(trials(), samples()).areAskedInImaginedMatches();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: who is shown a card follows from who acts")
  void card_shown_isShownByWhoActs() {
    new CardReveals(trials()).followTheActor();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: what is picked in a selection is unseen before it is complete")
  void picks_ofASelection_areUnseen() {
    new Selections(trials(), samples()).areUnseen();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: what is chosen in secret is seen by nobody else before it is shown")
  void secretAnswer_changed_leavesThePerspectives() {
    new SecretAnswerProperty(trials(), samples()).areToldToNobody();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: an answer that makes a difference to hidden things alone is told to nobody")
  void answer_thatChangesHiddenThingsAlone_isSecret() {
    new SecretAnswerProperty(trials(), samples()).areDeclared();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: imagined matches at foreign decisions list actions that can be played")
  void imaginedMatch_atAForeignDecision_listsWhatCanBePlayed() {
    new ImaginedMatchProperty(trials(), samples()).listWhatCanBePlayed();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: the keys of equal knowledge are equal, and the decisions made are told alike everywhere")
  void keys_ofEqualKnowledge_areEqual() {
    new ObservationKeyProperty(trials(), samples()).hasEqualKeys();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: the keys of different knowledge differ")
  void keys_ofDifferentKnowledge_differ() {
    ObservationKeyProperty knowing = new ObservationKeyProperty(trials(), samples());
    knowing.hasDifferentKeys();
    knowing.hasDifferentKeysAfterDifferentActions();
    knowing.hasOneListForOneKey();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: no seed, generator or history is in a perspective")
  void perspective_objectGraph_holdsNoChance() {
    new PerspectiveProperty(trials(), samples()).holdNoChance();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: imagined matches keep what the observer sees and knows")
  void imaginedMatch_ofAnObserver_keepsWhatIsKnown() {
    new ImaginedMatchProperty(trials(), samples()).keepWhatIsKnown();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: imagined matches differ where something is hidden")
  void imaginedMatches_whereSomethingIsHidden_differ() {
    new ImaginedMatchProperty(trials(), samples()).differ();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: equal sources give equal imagined matches")
  void imaginedMatches_fromEqualSources_areEqual() {
    new ImaginedMatchProperty(trials(), samples()).areRepeatable();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: a preview of an action holds nothing hidden")
  void preview_ofTwins_isTheSame() {
    new PreviewProperty(trials(), samples()).areTheSameForTwins();
  }

  @Test
  @Tag("property-6")
  @DisplayName("6: imagined matches can be played to their end")
  void imaginedMatch_played_ends() {
    new ImaginedMatchProperty(trials(), samples()).canBePlayed();
  }
}
