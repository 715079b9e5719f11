package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Keys;
import games.kumite.spi.engine.keys.KeyedLocals;
import games.kumite.spi.engine.keys.RecordKeys;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Keys of locals: of their components where a game lets them be read, else of their text. */
final class KeyedLocalsTests {

  private enum Way { ON, BACK }

  private enum Gait { ON, BACK }

  private sealed interface Source permits Blade, Bow {}

  private record Blade(int by) implements Source {}

  private record Bow(int by) implements Source {}

  private record Blow(int by, long place, Way way, boolean isLoud, Picks flippers) {}

  private record Harm(Blow blow, Source source, @Nullable Blow before, List<Integer> order, Object other) {}

  private record Course(@Nullable Way way, @Nullable Picks left) {}

  private record Chain(int number, @Nullable Chain next) {}

  private record Egg(int number, @Nullable Hen of) {}

  private record Hen(int number, @Nullable Egg from) {}

  private record One(int number) {}

  private record Two(int number) {}

  private record Three(int number) {}

  private record Four(int number) {}

  private record Five(int number) {}

  private static final Blow BLOW = new Blow(1, 1L << 40, Way.ON, false, Picks.of(1, 2));
  private static final Harm HARM = harm(BLOW, new Blade(1), null, List.of(1, 2), Way.ON);

  private final KeyedLocals keyed = new KeyedLocals(MethodHandles.lookup());

  private static Harm harm(Blow blow, Source source, @Nullable Blow before, List<Integer> order, Object other) {
    return new Harm(blow, source, before, order, other);
  }

  @Test
  void key_ofRecordsThatDiffer_isAnotherOne() {
    List<Object> all = List.of(BLOW, new Blow(2, 1L << 40, Way.ON, false, Picks.of(1, 2)),
        new Blow(1, 1L << 41, Way.ON, false, Picks.of(1, 2)), new Blow(1, 1L << 40, Way.BACK, false, Picks.of(1, 2)),
        new Blow(1, 1L << 40, Way.ON, true, Picks.of(1, 2)), new Blow(1, 1L << 40, Way.ON, false, Picks.of(2, 1)),
        new Blow(1, 1L << 40, Way.ON, false, Picks.NONE), new Blade(1), new Bow(1), 1, 2, "1", Way.ON, Gait.ON,
        HARM, harm(BLOW, new Bow(1), null, List.of(1, 2), Way.ON), harm(BLOW, new Blade(1), BLOW, List.of(1, 2), Way.ON),
        harm(BLOW, new Blade(1), null, List.of(2, 1), Way.ON), harm(BLOW, new Blade(1), null, List.of(1, 2), Gait.ON),
        harm(BLOW, new Blade(1), null, List.of(1, 2), "ON"), harm(new Blow(1, 0, Way.ON, false, Picks.NONE), new Blade(1), null, List.of(1, 2), Way.ON),
        new Course(null, Picks.NONE), new Course(Way.ON, Picks.NONE), new Course(Way.ON, null),
        new Chain(1, null), new Chain(1, new Chain(1, null)), new Chain(1, new Chain(2, null)));
    assertThat(all.stream().map(keyed::key)).doesNotHaveDuplicates();
  }

  @Test
  void key_ofEqualRecords_isTheSame() {
    Harm same = harm(new Blow(1, 1L << 40, Way.ON, false, Picks.of(1).and(2)), new Blade(1), null, List.of(1, 2), Way.ON);
    assertThat(keyed.key(same)).isEqualTo(keyed.key(HARM))
        .isEqualTo(new KeyedLocals(MethodHandles.lookup()).key(HARM));
  }

  @Test
  void key_ofComponents_isTheSameOnEveryJvm() {
    assertThat(keyed.key(BLOW)).isEqualTo(6_312_985_661_096_521_300L);
    assertThat(keyed.key(HARM)).isEqualTo(3_887_725_435_586_260_256L);
  }

  @Test
  void key_ofComponents_isThatOfThePartsJoined() {
    assertThat(keyed.key(new Chain(5, null))).isEqualTo(Keys.join(Keys.join(Keys.of(Chain.class.getName()), 5), -1));
  }

  @Test
  void recordsOfAClass_areReadByTheSame_howeverManyGamesAsk() throws IllegalAccessException {
    assertThat(RecordKeys.of(Blow.class, MethodHandles.lookup())).isSameAs(RecordKeys.of(Blow.class, MethodHandles.lookup()));
    keyed.key(HARM);
    assertThatThrownBy(() -> RecordKeys.of(Harm.class, MethodHandles.publicLookup())).isInstanceOf(IllegalAccessException.class);
    assertThat(new KeyedLocals(MethodHandles.publicLookup()).key(HARM)).isEqualTo(Keys.of(HARM.toString()));
  }

  @Test
  void key_ofRecordsThatHoldOneAnother_isMadeOfBoth() {
    List<Object> all = List.of(new Egg(1, null), new Egg(1, new Hen(1, null)), new Egg(1, new Hen(2, null)),
        new Egg(1, new Hen(1, new Egg(1, null))), new Egg(1, new Hen(1, new Egg(2, null))), new Hen(1, new Egg(1, null)),
        new Hen(1, null), new Egg(2, new Hen(1, null)));
    assertThat(all.stream().map(keyed::key)).doesNotHaveDuplicates();
    assertThat(keyed.key(new Egg(1, new Hen(1, new Egg(1, null)))))
        .isEqualTo(new KeyedLocals(MethodHandles.lookup()).key(new Egg(1, new Hen(1, new Egg(1, null)))));
  }

  @Test
  void key_ofRecordsOfMoreClasses_thanWereMetBefore_staysTheSame() {
    List<Object> all = List.of(BLOW, HARM, new Blade(1), new Bow(1), new Course(null, null), new Chain(1, null),
        new Egg(1, null), new Hen(1, null), new One(1), new Two(1), new Three(1), new Four(1), new Five(1));
    List<Long> before = all.stream().map(keyed::key).toList();
    assertThat(before).doesNotHaveDuplicates().isEqualTo(all.stream().map(keyed::key).toList())
        .isEqualTo(all.stream().map(new KeyedLocals(MethodHandles.lookup())::key).toList());
  }

  @Test
  void key_withoutALookup_isThatOfTheText() {
    KeyedLocals unread = new KeyedLocals(null);
    assertThat(Stream.of(BLOW, HARM, "text").map(unread::key)).isEqualTo(
        Stream.of(BLOW, HARM, "text").map(value -> Keys.of(value.toString())).toList());
  }

  @Test
  void key_ofARecordThatNobodyMayRead_isThatOfTheText() {
    assertThat(new KeyedLocals(MethodHandles.publicLookup()).key(BLOW)).isEqualTo(Keys.of(BLOW.toString()));
  }

  @Test
  void key_ofComponentsOfEveryType_differsWithEachOfThem() {
    record Every(boolean is, byte tiny, short small, char letter, int number, long large, float part, double exact, String text) {}
    Every one = new Every(false, (byte) 1, (short) 1, 'a', 1, 1, 1, 1, "a");
    List<Every> all = List.of(one, new Every(true, (byte) 1, (short) 1, 'a', 1, 1, 1, 1, "a"),
        new Every(false, (byte) 2, (short) 1, 'a', 1, 1, 1, 1, "a"), new Every(false, (byte) 1, (short) 2, 'a', 1, 1, 1, 1, "a"),
        new Every(false, (byte) 1, (short) 1, 'b', 1, 1, 1, 1, "a"), new Every(false, (byte) 1, (short) 1, 'a', 2, 1, 1, 1, "a"),
        new Every(false, (byte) 1, (short) 1, 'a', 1, 2, 1, 1, "a"), new Every(false, (byte) 1, (short) 1, 'a', 1, 1, 2, 1, "a"),
        new Every(false, (byte) 1, (short) 1, 'a', 1, 1, 1, 2, "a"), new Every(false, (byte) 1, (short) 1, 'a', 1, 1, 1, 1, "b"));
    assertThat(all.stream().map(keyed::key)).doesNotHaveDuplicates();
    assertThat(keyed.key(new Every(false, (byte) 1, (short) 1, 'a', 1, 1, 1, 1, "a"))).isEqualTo(keyed.key(one));
  }

  @Test
  void key_whereAComponentCannotBeTold_saysWhy() {
    record Torn(int number) {
      @Override
      public int number() {
        throw new IllegalStateException("torn");
      }
    }
    assertThatThrownBy(() -> keyed.key(new Torn(1))).hasMessage("torn");
  }
}
