package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.spi.content.Harbour.Boat;
import games.kumite.spi.content.Harbour.Good;
import games.kumite.spi.content.Harbour.Rig;
import games.kumite.spi.content.Harbour.Sail;
import games.kumite.spi.content.Harbour.Still;
import games.kumite.spi.content.Harbour.Trade;
import games.kumite.spi.content.Harbour.Water;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What good content becomes, and what is the author's mistake and not the content's. */
final class ContentReaderTests {

  record Unfit(String id, double price) {}

  record Failing(String id) {
    Failing {
      throw new UnsupportedOperationException("on purpose");
    }
  }

  record Astray(String id, @RefersTo("boats") @Default("\"skiff\"") String boat,
      @Default("1") int price, @Default("false") boolean fragile) {}

  record Bare(String id, int price, @Default("false") boolean fragile, @Default("calm") String name) {}

  record Wrong(String id, int price, @Default("1") boolean fragile) {}

  @Test
  void list_ofRecords_holdsEveryField() {
    Harbour harbour = Harbour.read(Harbour.shipped());

    assertThat(harbour.boats()).containsExactly(
        new Boat("skiff", "Skiff", 1, List.of("rope", "lamp"), Rig.FORE_AND_AFT, null,
            List.of(Still.DROP_ANCHOR, new Sail(2))),
        new Boat("brig", "Brig", 12, List.of(), Rig.SQUARE, "blue",
            List.of(new Sail(5), new Trade(Map.of("rope", 2, "lamp", 1)))));
    assertThat(harbour.goods()).containsExactly(new Good("rope", 3, false), new Good("lamp", 7, true));
  }

  @Test
  void one_withMap_keepsTheOrderOfTheFile() {
    Harbour harbour = Harbour.read(Harbour.shipped());

    assertThat(harbour.chart().depths()).containsExactly(
        Map.entry(Water.SHOAL, 1), Map.entry(Water.DEEP_WATER, 9));
    assertThat(harbour.chart().berths()).containsExactly("skiff", "brig");
  }

  @Test
  void values_afterReading_cannotBeChanged() {
    Harbour harbour = Harbour.read(Harbour.shipped());

    assertThatThrownBy(() -> harbour.boats().clear()).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> harbour.chart().depths().clear()).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> harbour.chart().berths().clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void component_thatContentCannotHold_isTheAuthorsMistake() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Harbour.shipped().open().list("goods", Unfit.class))
        .withMessageContaining("content cannot hold a double");
  }

  interface Duty {}

  sealed interface Known extends Duty {}

  record Watch(int hours) implements Known {}

  record Cook() implements Duty {}

  record Hand(String id, Duty duty) {}

  @Test
  void interface_thatIsNotSealed_hasTheWordsThatItIsGiven(@TempDir Path directory) throws IOException {
    Files.writeString(directory.resolve("goods.json"), """
        [{"id": "ana", "duty": {"duty": "watch", "hours": 4}}, {"id": "bo", "duty": "cook"}]""");
    ContentSource source = Harbour.shipped().withDirectory(directory);

    assertThat(source.withWords(Duty.class, List.of(Known.class, Cook.class)).open().list("goods", Hand.class))
        .containsExactly(new Hand("ana", new Watch(4)), new Hand("bo", new Cook()));
    ContentReader fewer = source.withWords(Duty.class, List.of(Known.class)).open();
    fewer.list("goods", Hand.class);
    assertThatThrownBy(fewer::requireValid).hasMessageContaining("must be one of watch, was \"cook\"");
    assertThatIllegalStateException().isThrownBy(() -> source.open().list("goods", Hand.class))
        .withMessageContaining("content cannot hold a ");
  }

  @Test
  void constructor_thatFailsOtherwise_isTheAuthorsMistake() {
    ContentReader content = Harbour.shipped().open();
    assertThatIllegalStateException().isThrownBy(() -> content.list("broken-author", Failing.class))
        .withMessageContaining("Failing");
  }

  @Test
  void default_thatIsNoJson_isTheAuthorsMistake_evenIfNoEntryNeedsIt() {
    ContentReader content = Harbour.shipped().open();
    assertThatIllegalStateException().isThrownBy(() -> content.list("goods", Bare.class))
        .withMessageContaining("@Default(\"calm\") of component name of record ").withMessageContaining("Bare")
        .withMessageContaining("stands in quotes, \"\\\"calm\\\"\"");
  }

  @Test
  void default_thatDoesNotFit_isTheAuthorsMistake() {
    ContentReader content = Harbour.shipped().open();
    assertThatIllegalStateException().isThrownBy(() -> content.list("goods", Wrong.class))
        .withMessageContaining("@Default(\"1\") of component fragile of record ")
        .withMessageContaining("cannot be bound: must be true or false, was 1");
  }

  @Test
  void reference_toFileThatIsNotRead_isTheAuthorsMistake() {
    ContentReader content = Harbour.shipped().open();
    content.list("goods", Astray.class);
    assertThatIllegalStateException().isThrownBy(content::requireValid)
        .withMessageContaining("boats, which has not been read");
  }

  @Test
  void file_readTwice_isTheAuthorsMistake() {
    ContentReader content = Harbour.shipped().open();
    content.list("goods", Good.class);
    assertThatIllegalStateException().isThrownBy(() -> content.list("goods", Good.class));
  }

  @Test
  void report_byTheGame_isNamedLikeTheOthers() {
    ContentReader content = Harbour.shipped().open();
    content.list("goods", Good.class);
    content.requireValid();
    assertThat(content.isValid()).isTrue();
    content.report("goods", "rope", "price", "must be the least price, was 3");

    assertThat(content.isValid()).isFalse();
    assertThatExceptionOfType(ContentException.class).isThrownBy(content::requireValid).withMessage(
        "META-INF/kumite/harbour/goods.json, entry \"rope\", field price: must be the least price, was 3");
  }
}
