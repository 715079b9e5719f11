package games.kumite.spi.engine.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Keys;
import games.kumite.spi.IntList;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.Step;
import games.kumite.spi.content.Keyed;
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

  private record Blow(int by, long place, Way way, boolean isLoud, IntList flippers) {}

  private record Harm(Blow blow, Source source, @Nullable Blow before, List<Integer> order, Object other) {}

  private record Course(@Nullable Way way, @Nullable IntList left) {}

  private record Rune(int number, String text) implements Keyed {
    @Override
    public long key() {
      return number;
    }
  }

  private record Carving(Rune rune, Object other, List<Rune> more) {}

  private record Scratch(int rune, Object other, List<Integer> more) {}

  private record Chain(int number, @Nullable Chain next) {}

  private record Egg(int number, @Nullable Hen of) {}

  private record Hen(int number, @Nullable Egg from) {}

  private record Effect(Step<Tree> next) {}

  private record Fell(int by) implements Step<Tree> {
    @Override
    public void run(Tree tree) {}
  }

  private record Plant(int by) implements Step<Tree> {
    @Override
    public void run(Tree tree) {}
  }

  /** The same classes elsewhere and with other names. */
  private static final class Moved {

    private enum Course { ON, BACK }

    private sealed interface Origin permits Dagger, Sling {}

    private record Dagger(int by) implements Origin {}

    private record Sling(int by) implements Origin {}

    private record Hit(int by, long place, Course way, boolean isLoud, IntList flippers) {}

    private record Damage(Hit blow, Origin source, @Nullable Hit before, List<Integer> order, Object other) {}
  }

  private abstract static class Tree extends State<Tree> {
    Tree(MatchConfig config) {
      super(config);
    }
  }

  private static final Blow BLOW = new Blow(1, 1L << 40, Way.ON, false, IntList.of(1, 2));
  private static final Harm HARM = harm(BLOW, new Blade(1), null, List.of(1, 2), Way.ON);

  private final LocalsHasher keyed = new LocalsHasher(MethodHandles.lookup());

  private static Harm harm(Blow blow, Source source, @Nullable Blow before, List<Integer> order, Object other) {
    return new Harm(blow, source, before, order, other);
  }

  @Test
  void key_ofRecordsThatDiffer_isAnotherOne() {
    List<Object> all = List.of(BLOW, new Blow(2, 1L << 40, Way.ON, false, IntList.of(1, 2)),
        new Blow(1, 1L << 41, Way.ON, false, IntList.of(1, 2)), new Blow(1, 1L << 40, Way.BACK, false, IntList.of(1, 2)),
        new Blow(1, 1L << 40, Way.ON, true, IntList.of(1, 2)), new Blow(1, 1L << 40, Way.ON, false, IntList.of(2, 1)),
        new Blow(1, 1L << 40, Way.ON, false, IntList.NONE), new Blade(3), new Bow(3), 1, 2, "1",
        HARM, harm(BLOW, new Bow(1), null, List.of(1, 2), Way.ON), harm(BLOW, new Blade(1), BLOW, List.of(1, 2), Way.ON),
        harm(BLOW, new Blade(1), null, List.of(2, 1), Way.ON), harm(BLOW, new Blade(1), null, List.of(1, 2), Gait.ON),
        harm(BLOW, new Blade(1), null, List.of(1, 2), "ON"),
        harm(new Blow(1, 0, Way.ON, false, IntList.NONE), new Blade(1), null, List.of(1, 2), Way.ON),
        new Course(null, IntList.NONE), new Course(Way.ON, IntList.NONE), new Course(Way.ON, null),
        new Chain(1, null), new Chain(1, new Chain(1, null)), new Chain(1, new Chain(2, null)),
        new Effect(new Fell(1)), new Effect(new Fell(2)), new Effect(new Plant(1)));
    assertThat(all.stream().map(keyed::key)).doesNotHaveDuplicates();
  }

  @Test
  void key_ofAKeyedValue_isItsOwn_whereverItStands() {
    assertThat(keyed.key(new Rune(7, "seven"))).isEqualTo(7);
    assertThat(keyed.key(new Carving(new Rune(7, "seven"), 8, List.of(new Rune(9, "nine")))))
        .isEqualTo(keyed.key(new Carving(new Rune(7, "VII"), new Rune(8, "VIII"), List.of(new Rune(9, "IX")))))
        .isEqualTo(keyed.key(new Scratch(7, 8, List.of(9))));
  }

  @Test
  void key_ofEqualRecords_isTheSame() {
    Harm same = harm(new Blow(1, 1L << 40, Way.ON, false, IntList.of(1).and(2)), new Blade(1), null, List.of(1, 2), Way.ON);
    assertThat(keyed.key(same)).isEqualTo(keyed.key(HARM))
        .isEqualTo(new LocalsHasher(MethodHandles.lookup()).key(HARM));
  }

  @Test
  void key_ofComponents_isTheSameOnEveryJvm() {
    assertThat(keyed.key(BLOW)).isEqualTo(1_531_757_201_304_285_322L);
    assertThat(keyed.key(HARM)).isEqualTo(7_473_624_984_162_250_277L);
  }

  @Test
  void key_ofComponents_isThatOfThePartsJoined() {
    assertThat(keyed.key(new Chain(5, null))).isEqualTo(Keys.join(Keys.join(0, 5), -1));
  }

  @Test
  void key_ofRecordsThatMovedOrWereRenamed_staysTheSame() {
    Moved.Hit hit = new Moved.Hit(1, 1L << 40, Moved.Course.ON, false, IntList.of(1, 2));
    for (MethodHandles.Lookup lookup : new MethodHandles.@Nullable Lookup[] {MethodHandles.lookup(), null}) {
      LocalsHasher locals = new LocalsHasher(lookup);
      assertThat(locals.key(hit)).isEqualTo(locals.key(BLOW));
      assertThat(locals.key(new Moved.Sling(1))).isEqualTo(locals.key(new Bow(1))).isNotEqualTo(locals.key(new Blade(1)));
    }
    assertThat(keyed.key(new Moved.Damage(hit, new Moved.Dagger(1), null, List.of(1, 2), 7)))
        .isEqualTo(keyed.key(harm(BLOW, new Blade(1), null, List.of(1, 2), 7)));
  }

  @Test
  void key_ofRecordsThatHoldOneAnother_isMadeOfBoth() {
    List<Object> all = List.of(new Egg(1, null), new Egg(1, new Hen(1, null)), new Egg(1, new Hen(2, null)),
        new Egg(1, new Hen(1, new Egg(1, null))), new Egg(1, new Hen(1, new Egg(2, null))), new Egg(2, new Hen(1, null)));
    assertThat(all.stream().map(keyed::key)).doesNotHaveDuplicates();
    assertThat(keyed.key(new Egg(1, new Hen(1, new Egg(1, null)))))
        .isEqualTo(new LocalsHasher(MethodHandles.lookup()).key(new Egg(1, new Hen(1, new Egg(1, null)))));
  }

  @Test
  void key_ofRecordsOfMoreClasses_thanWereMetBefore_staysTheSame() {
    List<Object> all = List.of(BLOW, HARM, new Blade(1), new Bow(1), new Course(null, null), new Chain(1, null),
        new Egg(2, null), new Hen(3, null));
    List<Long> before = all.stream().map(keyed::key).toList();
    assertThat(before).doesNotHaveDuplicates().isEqualTo(all.stream().map(keyed::key).toList())
        .isEqualTo(all.stream().map(new LocalsHasher(MethodHandles.lookup())::key).toList());
  }

  @Test
  void key_withoutALookup_isThatOfTheText() {
    LocalsHasher unread = new LocalsHasher(null);
    assertThat(unread.key("text")).isEqualTo(Keys.of("text"));
    assertThat(Stream.of(BLOW, HARM, new Blade(1), new Bow(1), new Chain(1, new Chain(2, null)), harm(BLOW, new Bow(1), null, List.of(), 1),
        harm(BLOW, new Blade(1), null, List.of(), 1)).map(unread::key)).doesNotHaveDuplicates();
  }

  @Test
  void key_ofARecordThatNobodyMayRead_isThatOfTheText() {
    assertThat(new LocalsHasher(MethodHandles.publicLookup()).key(BLOW)).isEqualTo(new LocalsHasher(null).key(BLOW));
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
