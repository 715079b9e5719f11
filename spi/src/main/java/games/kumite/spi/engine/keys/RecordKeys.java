package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a class for each class of records that makes keys of them, as one would write it by hand: a key of their class's
 * name, with that of each component in its order. Whole numbers, flags and constants of an enum it reads itself; what else
 * a record holds is told by a function that is given with it. Thread-safe.
 *
 * <p>Such a class lives as long as the record's and is made once for all who ask, however many games are looked up and
 * started.
 *
 * <p>Between two keys of a match so much else happens that hardly anything of a key's code is in the processor's caches any
 * more: what counts is how many places it is spread over. Tried and rejected: a function of its own for each component (half
 * as long again for a key of Kung Fu and of Journey), method handles (what a match seldom asks about stays interpreted for
 * thousands of calls, at several microseconds each), and keys that records make themselves (as quick, but somebody forgets a
 * component).
 */
public final class RecordKeys {

  public static final long NOTHING = -1;

  /** What {@link Keys#join} multiplies by, and how far it turns. */
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;

  private static final String OBJECT = "java/lang/Object";
  private static final String CONSTRUCTOR = "<init>";
  private static final String MADE = Type.getInternalName(ToLongBiFunction.class);
  private static final String OTHERS = Type.getInternalName(ToLongFunction.class);
  private static final String APPLY = "applyAsLong";

  /** Gives a constant that a class is written with. */
  private static final Handle CONSTANT = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/invoke/MethodHandles", "classDataAt",
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;I)Ljava/lang/Object;", false);

  /** The local variables of the method that is written: the record, what tells others, the key. */
  private static final int RECORD = 1;
  private static final int TELLER = 2;
  private static final int KEY = 3;

  /** What has been made for one class of records; null before, and while it is being made. */
  private static final class Kept {
    private @Nullable ToLongBiFunction<Object, ToLongFunction<Object>> made;
    private boolean isBegun;
  }

  private static final ClassValue<Kept> ALL = new ClassValue<>() {
    @Override
    protected Kept computeValue(Class<?> type) {
      return new Kept();
    }
  };

  private final MethodHandles.Lookup inside;
  private final Class<?> type;
  private final String name;
  private final MethodVisitor out;

  /** What makes the keys of components that are records: constants of the class that is written. */
  private final List<Object> inner = new ArrayList<>();

  private RecordKeys(MethodHandles.Lookup inside, MethodVisitor out) {
    this.inside = inside;
    this.type = inside.lookupClass();
    this.name = Type.getInternalName(type);
    this.out = out;
  }

  /**
   * What makes keys of the records of a class.
   *
   * @throws IllegalAccessException if the lookup may not read them
   */
  public static ToLongBiFunction<Object, ToLongFunction<Object>> of(Class<?> type, MethodHandles.Lookup lookup)
      throws IllegalAccessException {
    MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type, lookup);
    synchronized (ALL) {
      Kept kept = ALL.get(type);
      ToLongBiFunction<Object, ToLongFunction<Object>> made = kept.made;
      if (made == null) {
        kept.isBegun = true;
        made = make(inside);
        kept.made = made;
      }
      return made;
    }
  }

  @SuppressWarnings("unchecked")
  private static ToLongBiFunction<Object, ToLongFunction<Object>> make(MethodHandles.Lookup inside)
      throws IllegalAccessException {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    out.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, Type.getInternalName(inside.lookupClass()) + "Key", null,
        OBJECT, new String[] {MADE});
    MethodVisitor begin = out.visitMethod(0, CONSTRUCTOR, "()V", null, null);
    begin.visitCode();
    begin.visitVarInsn(Opcodes.ALOAD, 0);
    begin.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, CONSTRUCTOR, "()V", false);
    begin.visitInsn(Opcodes.RETURN);
    begin.visitMaxs(0, 0);
    RecordKeys keys =
        new RecordKeys(inside, out.visitMethod(Opcodes.ACC_PUBLIC, APPLY, "(L" + OBJECT + ";L" + OBJECT + ";)J", null, null));
    keys.write();
    out.visitEnd();
    MethodHandles.Lookup made = inside.defineHiddenClassWithClassData(
        out.toByteArray(), keys.inner, true, MethodHandles.Lookup.ClassOption.NESTMATE);
    try {
      return (ToLongBiFunction<Object, ToLongFunction<Object>>) made
          .findConstructor(made.lookupClass(), MethodType.methodType(void.class)).invoke();
    } catch (RuntimeException | Error | IllegalAccessException e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e); // a constructor that does nothing throws nothing else
    }
  }

  private void write() {
    out.visitCode();
    cast(RECORD, name);
    cast(TELLER, OTHERS);
    out.visitLdcInsn(Keys.of(type.getName()));
    out.visitVarInsn(Opcodes.LSTORE, KEY);
    for (RecordComponent component : type.getRecordComponents()) {
      part(component);
      join();
    }
    out.visitVarInsn(Opcodes.LLOAD, KEY);
    out.visitInsn(Opcodes.LRETURN);
    out.visitMaxs(0, 0);
  }

  private void cast(int variable, String to) {
    out.visitVarInsn(Opcodes.ALOAD, variable);
    out.visitTypeInsn(Opcodes.CHECKCAST, to);
    out.visitVarInsn(Opcodes.ASTORE, variable);
  }

  /** The key of a component. */
  private void part(RecordComponent component) {
    Class<?> of = component.getType();
    if (of.isEnum()) {
      read(component);
      orNothing(this::ordinal);
    } else if (of.isPrimitive() && of != float.class && of != double.class) {
      read(component);
      if (of != long.class) {
        out.visitInsn(Opcodes.I2L);
      }
    } else if (of == type || isKnown(of)) {
      read(component);
      orNothing(() -> inner(of));
    } else {
      out.visitVarInsn(Opcodes.ALOAD, TELLER);
      read(component);
      if (of.isPrimitive()) {
        Type boxed = Type.getType(MethodType.methodType(of).wrap().returnType());
        out.visitMethodInsn(Opcodes.INVOKESTATIC, boxed.getInternalName(), "valueOf",
            Type.getMethodDescriptor(boxed, Type.getType(of)), false);
      }
      out.visitMethodInsn(Opcodes.INVOKEINTERFACE, OTHERS, APPLY, "(L" + OBJECT + ";)J", true);
    }
  }

  private void read(RecordComponent component) {
    out.visitVarInsn(Opcodes.ALOAD, RECORD);
    out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, component.getAccessor().getName(),
        Type.getMethodDescriptor(component.getAccessor()), false);
  }

  private void ordinal() {
    out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Enum", "ordinal", "()I", false);
    out.visitInsn(Opcodes.I2L);
  }

  /** Whether the keys of a component are made by a class that has been written already, or can be. */
  private boolean isKnown(Class<?> of) {
    if (!of.isRecord() || ALL.get(of).isBegun && ALL.get(of).made == null) {
      return false; // records that hold one another are told by the function that is given
    }
    try {
      inner.add(of(of, inside));
      return true;
    } catch (IllegalAccessException e) {
      return false;
    }
  }

  private void inner(Class<?> of) {
    if (of == type) {
      out.visitVarInsn(Opcodes.ALOAD, 0);
    } else {
      out.visitLdcInsn(new ConstantDynamic(ConstantDescs.DEFAULT_NAME, "L" + MADE + ";", CONSTANT, inner.size() - 1));
    }
    out.visitInsn(Opcodes.SWAP);
    out.visitVarInsn(Opcodes.ALOAD, TELLER);
    out.visitMethodInsn(Opcodes.INVOKEINTERFACE, MADE, APPLY, "(L" + OBJECT + ";L" + OBJECT + ";)J", true);
  }

  /** Makes a key of what lies on the stack, unless it is null. */
  private void orNothing(Runnable key) {
    Label none = new Label();
    Label after = new Label();
    out.visitInsn(Opcodes.DUP);
    out.visitJumpInsn(Opcodes.IFNULL, none);
    key.run();
    out.visitJumpInsn(Opcodes.GOTO, after);
    out.visitLabel(none);
    out.visitInsn(Opcodes.POP);
    out.visitLdcInsn(NOTHING);
    out.visitLabel(after);
  }

  /** Joins the key on the stack to the one so far as {@link Keys#join} does: what is seldom asked for is quicker without a call. */
  private void join() {
    out.visitVarInsn(Opcodes.LLOAD, KEY);
    out.visitInsn(Opcodes.LXOR);
    out.visitLdcInsn(ODD);
    out.visitInsn(Opcodes.LMUL);
    out.visitLdcInsn(TURN);
    out.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "rotateLeft", "(JI)J", false);
    out.visitVarInsn(Opcodes.LSTORE, KEY);
  }
}
