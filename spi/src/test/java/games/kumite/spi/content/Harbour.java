package games.kumite.spi.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A small set of content with everything that content can hold. */
record Harbour(List<Boat> boats, List<Good> goods, Chart chart) {

  record Boat(
      String id,
      @Range(min = 1, max = 20) String title,
      @Range(min = 1, max = 40) int crew,
      @RefersTo("goods") List<String> hold,
      Rig rig,
      @Default("null") @Nullable String flag,
      @Range(min = 1) List<Order> orders) {}

  enum Rig { SQUARE, FORE_AND_AFT }

  sealed interface Order {}

  record Sail(@Range(min = 1, max = 9) int leagues) implements Order {}

  record Trade(@RefersTo("goods") Map<String, Integer> goods) implements Order {}

  enum Still implements Order { DROP_ANCHOR, WAIT }

  record Good(String id, int price, @Default("false") boolean fragile) {
    Good {
      if (price % 2 == 0) {
        throw new IllegalArgumentException("prices in this harbour are odd, was " + price);
      }
    }
  }

  record Chart(int columns, int rows, Map<Water, Integer> depths, @RefersTo("boats") List<String> berths) {}

  enum Water { SHOAL, DEEP_WATER }

  static Harbour read(ContentSource source) {
    ContentReader content = source.open();
    List<Boat> boats = content.list("boats", Boat.class);
    List<Good> goods = content.list("goods", Good.class);
    Optional<Chart> chart = content.one("chart", Chart.class);
    content.requireValid();
    return new Harbour(boats, goods, chart.orElseThrow());
  }

  static ContentSource shipped() {
    return ContentSource.shipped(Harbour.class, "harbour");
  }
}
