package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.random.Draw;
import games.kumite.api.record.RecordException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Phases, forms, facts, draws, events, seats and refusals. */
final class SmallValuesTests {

  @Test
  void phase_knowsWhatItIsPartOf() {
    Phase round = Phase.of("round", "Round");
    Phase actions = round.child("actions", "Actions");
    assertThat(actions).hasToString("round/actions");
    assertThat(actions.title()).isEqualTo("Actions");
    assertThat(actions.parent()).isEqualTo(round);
    assertThat(round.parent()).isNull();
    assertThat(actions.isWithin(round)).isTrue();
    assertThat(actions.isWithin(actions)).isTrue();
    assertThat(round.isWithin(actions)).isFalse();
    assertThat(actions).isEqualTo(Phase.of("actions", "Other")).hasSameHashCodeAs(Phase.of("actions", "Other"));
    assertThat(actions).isNotEqualTo(round);
  }

  @Test
  void form_withNumbersForItsSlots_isANotation() {
    List<ActionTemplate.Parameter> slots = new ArrayList<>(List.of(
        new ActionTemplate.Parameter("x", 0, 6000, "0.1 mm", "board:table"), new ActionTemplate.Parameter("y", -5, 5, "", "")));
    ActionTemplate form = new ActionTemplate("move figure:jack", slots);
    slots.clear();
    assertThat(form.notation(412, -3)).isEqualTo("move figure:jack 412 -3");
    assertThatThrownBy(() -> form.notation(1)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("needs 2 numbers, was given 1");
    assertThatThrownBy(() -> form.notation(1, 2, 3)).hasMessage("needs 2 numbers, was given 3");
  }

  @Test
  void facts_thatCannotBe_areRefused() {
    assertThat(GameProperties.ofMaxDecisions(1).withScoreRange(-2, -2).maxScore()).isEqualTo(-2);
    assertThatThrownBy(() -> GameProperties.ofMaxDecisions(5).withScoreRange(1, 0)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("scores must be a range, were 1..0");
    assertThatThrownBy(() -> GameProperties.ofMaxDecisions(0)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("maxDecisions must be at least 1, was 0");
  }

  @Test
  void draw_isWrittenAsRecordsWriteIt() {
    assertThat(Draw.of("speed", 2, 17)).hasToString("speed-2=17");
    assertThat(Draw.of("target", 0, 0)).hasToString("target=0");
    assertThat(Draw.of("deck", 0, new int[] {2, 0, 1})).hasToString("deck=2,0,1");
    assertThat(Draw.of("deck", 1, new int[0])).hasToString("deck-1=");
  }

  @Test
  void event_keepsItsArguments_andShowsItsText() {
    Map<String, Object> arguments = new LinkedHashMap<>(Map.of("by", "seat:1"));
    Event event = new Event("attacked", arguments, "Ana attacks.", "BR-ATK-02");
    arguments.clear();
    assertThat(event.argument("by")).isEqualTo("seat:1");
    assertThat(event.argument("card")).isNull();
    assertThat(event).hasToString("Ana attacks.");
    assertThatThrownBy(() -> event.arguments().clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void seat_isCountedFromOne_inIds() {
    Seat seat = new Seat(1, "Bo", 0);
    assertThat(seat.number()).isEqualTo(2);
    assertThat(seat.id()).isEqualTo("seat:2");
    assertThat(seat).hasToString("Bo");
    assertThat(Viewer.spectator()).hasToString("spectator").isSameAs(Viewer.spectator());
  }

  @Test
  void refusal_ofAnAction_namesItsRule() {
    assertThat(new IllegalActionException("the deck is empty", "BR-ATK-08"))
        .hasMessage("the deck is empty (BR-ATK-08)")
        .satisfies(refused -> assertThat(refused.rule()).contains("BR-ATK-08"));
    assertThat(new IllegalActionException("what?", null)).hasMessage("what?")
        .satisfies(refused -> assertThat(refused.rule()).isEmpty());
  }

  @Test
  void refusal_ofARecord_namesItsLine() {
    assertThat(new RecordException(7, "torn")).hasMessage("line 7: torn")
        .satisfies(refused -> assertThat(refused.lineNumber()).isEqualTo(7));
  }

  @Test
  void barriers_sayWhatTheyAre() {
    assertThat(UndoBarrier.values()).allSatisfy(barrier -> assertThat(barrier.reason()).matches("[a-z][^.]+"));
  }
}
