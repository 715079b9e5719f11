package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CardLayoutTests {

  private final CardLayout.Builder builder = CardLayout.forSeats(3);

  @ParameterizedTest
  @CsvSource({"EVERYBODY, 15", "SEATS, 7", "OWNER, 2", "NOBODY, 0"})
  void zone_withASight_isSeenByThose(Visibility sight, int seers) {
    Zone zone = builder.zone(ZoneKind.HAND, "2", 1, sight);

    assertThat(zone.visibleTo()).isEqualTo(seers);
    assertThat(zone.isSeenBy(1)).isEqualTo((seers & 2) != 0);
  }

  @Test
  void faces_ofOneNameAndBack_areAlike() {
    Zone deck = builder.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, 0);
    Map<String, Object> printed = new LinkedHashMap<>(Map.of("rank", 7));
    int first = builder.card("door", "wanderer", "Wanderer", printed, deck);
    int second = builder.card("door", "wanderer", "Wanderer", Map.of(), deck);
    int third = builder.card("treasure", "wanderer", "Wanderer", Map.of(), deck);
    printed.clear();
    CardLayout layout = builder.build();

    assertThat(layout.isAlike(first, second)).isTrue();
    assertThat(layout.isAlike(first, third)).isFalse();
    assertThat(layout.back(third)).isNotEqualTo(layout.back(first));
    assertThat(layout.size()).isEqualTo(3);
    assertThat(layout.seats()).isEqualTo(3);
    assertThat(layout.name(first)).isEqualTo("wanderer");
    assertThat(layout.label(first)).isEqualTo("Wanderer");
    assertThat(layout.attributes(first)).containsEntry("rank", 7);
    assertThat(layout.zones()).containsExactly(deck);
    assertThat(layout).hasToString("3 cards in 1 zones");
  }

  @Test
  void zone_ofAUsedName_isRefused() {
    builder.zone(ZoneKind.DECK, "boss", Zone.UNOWNED, 0);
    builder.zone(ZoneKind.PILE, "boss", Zone.UNOWNED, 0);

    assertThatThrownBy(() -> builder.zone(ZoneKind.DECK, "boss", Zone.UNOWNED, 0))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("there are two zones DECK boss");
  }

  @Test
  void zone_withImpossibleObserversOrOwner_isRefused() {
    assertThatThrownBy(() -> builder.zone(ZoneKind.HAND, "1", 0, 0b10000))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("10000 with 3 seats");
    assertThatThrownBy(() -> builder.zone(ZoneKind.HAND, "1", 3, 0))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("seat index 3 of 3");
    assertThatThrownBy(() -> builder.zone(ZoneKind.HAND, "1", Zone.UNOWNED, Visibility.OWNER))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("must belong to a seat");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 15})
  void seats_outOfRange_areRefused(int seats) {
    assertThatThrownBy(() -> CardLayout.forSeats(seats))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("seats must be 1..14, was " + seats);
  }

  @Test
  void cards_tooMany_areRefused() {
    Zone deck = builder.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, 0);
    for (int card = 0; card < 4096; card++) {
      builder.card("card", "c" + card, "card", Map.of(), deck);
    }

    assertThatThrownBy(() -> builder.card("card", "one more", "card", Map.of(), deck))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("cards must be at most 4096");
  }
}
