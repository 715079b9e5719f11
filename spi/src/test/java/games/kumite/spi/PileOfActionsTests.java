package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of an action for each card of a pile, in which every search looks at each action once. */
final class PileOfActionsTests {

  private static final int AMONG_PLACES = 40;

  private int steps;

  /** An action that counts how often it is asked. */
  private final class Counted implements Action {
    private final int number;

    Counted(int number) {
      this.number = number;
    }

    @Override
    public String notation() {
      steps++;
      return "take " + number;
    }

    @Override
    public String label() {
      return "Take " + number;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      steps++;
      return other instanceof Counted counted && counted.number == number;
    }

    @Override
    public int hashCode() {
      return Objects.hash(number);
    }
  }

  private Action[] actions(int count) {
    return IntStream.range(0, count).mapToObj(Counted::new).toArray(Action[]::new);
  }

  private static ActionCollector pile(int count, Action[] faces) {
    CardLayout.Builder builder = CardLayout.forSeats(2);
    Zone pile = builder.zone(ZoneKind.PILE, "pile", Zone.UNOWNED, Visibility.EVERYBODY);
    for (int card = 0; card < count; card++) {
      builder.card("card", "c" + card, "card " + card, Map.of(), pile);
    }
    ActionCollector out = new ActionCollector();
    out.add(new Cards(builder.build()), pile, faces);
    return out;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 800, 3_200})
  void list_ofAPile_isFoundInOneWalk(int count) {
    Action[] faces = actions(count);
    Action last = faces[count - 1];

    assertThat(pile(count, faces).indexOf(last)).isEqualTo(count - 1);
    assertThat(steps).isLessThanOrEqualTo(count);
    steps = 0;
    assertThat(pile(count, faces).indexOf(new Counted(count))).isEqualTo(-1);
    assertThat(steps).isEqualTo(count);
    steps = 0;
    assertThat(pile(count, faces).named("take " + (count - 1))).isSameAs(last);
    assertThat(steps).isEqualTo(count);
    steps = 0;
    assertThat(pile(count, faces).named("take nothing")).isNull();
    assertThat(steps).isEqualTo(count);
    steps = 0;
    assertThat(pile(count, faces).toList().get(count - 1)).isSameAs(last);
    assertThat(steps).isZero();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "5, 0", "0, 3", "5, 3"})
  void list_ofAPileAndMore_hasOneOrder_howeverItIsAsked(int cards, int more) {
    Action[] faces = actions(cards + more);
    for (boolean ofPlaces : new boolean[] {false, true}) {
      List<Action> expected = new ArrayList<>(List.of(faces));
      ActionCollector out = new ActionCollector();
      if (ofPlaces) {
        out.addAll((1L << cards) - 1, faces);
      } else if (cards > 0) {
        out = pile(cards, faces);
      }
      for (int i = cards; i < faces.length; i++) {
        out.add(faces[i]);
      }
      for (int i = 0; i < faces.length; i++) {
        assertThat(out.get(i)).isSameAs(faces[i]);
        assertThat(out.indexOf(faces[i])).isEqualTo(i);
        assertThat(out.indexOf(new Counted(i))).isEqualTo(i);
        assertThat(out.named("take " + i)).isSameAs(faces[i]);
      }
      assertThat(out.indexOf(new Counted(AMONG_PLACES))).isEqualTo(-1);
      assertThat(out.toList()).isEqualTo(expected);
      assertThat(out.indexOf(new Counted(faces.length - 1))).isEqualTo(faces.length - 1);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 0b1010, 1L << 63 | 1, -1})
  void list_ofPlaces_isInTheirOrder(long places) {
    Action[] all = actions(Long.SIZE);
    List<Action> expected = IntStream.range(0, Long.SIZE).filter(place -> (places >>> place & 1) != 0).mapToObj(place -> all[place])
        .toList();
    ActionCollector out = new ActionCollector();
    out.addAll(places, all);
    assertThat(out.named("take 63")).isEqualTo(places < 0 ? all[63] : null);
    assertThat(out.indexOf(all[0])).isEqualTo((places & 1) != 0 ? 0 : -1);
    assertThat(out.toList()).isEqualTo(expected);
  }
}
