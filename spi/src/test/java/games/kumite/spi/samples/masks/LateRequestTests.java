package games.kumite.spi.samples.masks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a server is sent late, twice or by the wrong seat changes nothing, and who comes back is told what was missed. */
final class LateRequestTests {

  private final Match match = new Masks().start(Setup.seats("Ana", "Bo", "Cy").seed(3));
  private final Seat ana = match.seats().get(0);
  private final Seat bo = match.seats().get(1);
  private final Seat cy = match.seats().get(2);

  private void play(String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private void assertRefused(Seat seat, int number, Action action, String why) {
    String before = match.record().text();
    assertThatThrownBy(() -> match.play(seat, number, action)).isInstanceOf(IllegalActionException.class)
        .hasMessage(why);
    assertThat(match.record().text()).isEqualTo(before);
  }

  @Test
  void answer_thatIsSentTwice_isNoAnswerOfTheNext() {
    play("duke");
    Action pass = match.decision().parse("pass");
    match.play(bo, 1, pass);
    assertRefused(bo, 1, pass, "it is not for Bo to choose now");
    assertThat(match.actor()).isEqualTo(cy);
    match.play(cy, 1, pass);
    assertThat(match.decision().kind()).isNotEqualTo("doubt");
  }

  @Test
  void answer_toAnEarlierDecision_isRefused() {
    Action coin = match.decision().parse("coin");
    match.play(ana, 1, coin);
    play("coin", "coin");
    assertRefused(ana, 1, coin, "the action was meant for decision 1 of Ana; now decision 2 is to be made, turn");
    match.play(ana, 2, coin);
    assertRefused(ana, 3, coin, "it is not for Ana to choose now");
  }

  @Test
  void numbers_countTheSeatsOwnDecisions_forWhatOthersWereAskedIsSecret() {
    play("duke", "pass", "pass", "coin");
    assertThat(match.decision().number()).as("the second of Cy, whom a window asked").isEqualTo(2);
    play("coin");
    assertThat(match.decision().number()).as("the second of Ana").isEqualTo(2);
    Perspective perspective = match.perspective(ana);
    assertThat(((Turn.Yours) perspective.turn()).decision().number()).isEqualTo(2);
    assertThat(match.copy().decision().number()).isEqualTo(2);
    assertThat(match.game().resume(match.record()).decision().number()).isEqualTo(2);
  }

  @Test
  void decision_askedAgainAfterAnUndo_hasANewNumber() {
    Action coin = match.decision().parse("coin");
    match.play(ana, 1, coin);
    match.undo();
    assertRefused(ana, 1, coin, "the action was meant for decision 1 of Ana; now decision 2 is to be made, turn");
    match.play(ana, 2, coin);
  }

  @Test
  void match_withoutARecord_numbersNothing() {
    Match plain = match.game().start(Setup.seats("Ana", "Bo", "Cy").seed(3).withoutRecord());
    assertThat(plain.decision().number()).isZero();
  }

  @Test
  void reader_ofWhoComesBack_goesOnWhereTheOtherStopped() {
    for (Viewer viewer : List.of(ana, Viewer.spectator())) {
      EventReader first = match.events(viewer);
      play("coin");
      List<Event> all = new ArrayList<>(first.read());
      int position = first.position();
      assertThat(position).isEqualTo(all.size()).isPositive();
      play("duke", "pass", "pass");
      EventReader second = match.events(viewer, position);
      assertThat(second.position()).isEqualTo(position);
      List<Event> missed = second.read();
      assertThat(missed).isNotEmpty().isEqualTo(first.read());
      assertThat(second.position()).isEqualTo(first.position());
      all.addAll(missed);
      assertThat(match.events(viewer, 0).read()).isEqualTo(match.events(viewer).read()).endsWith(all.toArray(new Event[0]));
      play("coin");
    }
    assertThatThrownBy(() -> match.events(ana, 10_000)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("position must be 0..").hasMessageEndingWith("was 10000");
    assertThatThrownBy(() -> match.events(ana, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void perspective_givesTheEventsSinceAnEarlierOne() {
    play("coin");
    int known = match.perspective(cy).events().size();
    play("duke", "pass", "pass");
    Perspective later = match.perspective(cy);
    List<Event> all = later.events();
    assertThat(later.events(known)).isNotEmpty().isEqualTo(all.subList(known, all.size()));
    assertThat(later.events(all.size() + 5)).isEmpty();
    assertThatThrownBy(() -> later.events(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
