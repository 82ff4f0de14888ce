;; A component of the world in tool.wit: gives back the arguments that it gets.
(component
  (core module $code
    (memory (export "memory") 2)
    (global $next (mut i32) (i32.const 1024))
    ;; where the host puts the arguments: one piece behind the other, none is given back
    (func (export "realloc") (param $old i32) (param $old_size i32) (param $align i32)
      (param $size i32) (result i32) (local $at i32)
      (local.set $at (i32.and (i32.add (global.get $next) (i32.const 7)) (i32.const -8)))
      (global.set $next (i32.add (local.get $at) (local.get $size)))
      (block $fits
        (loop $grow
          (br_if $fits
            (i32.le_u (global.get $next) (i32.mul (memory.size) (i32.const 65536))))
          (if (i32.eq (memory.grow (i32.const 1)) (i32.const -1)) (then unreachable))
          (br $grow)))
      (local.get $at))
    ;; a result<string, string>: 0 for ok, then address and length
    (func (export "call") (param $at i32) (param $length i32) (result i32)
      (i32.store (i32.const 16) (i32.const 0))
      (i32.store (i32.const 20) (local.get $at))
      (i32.store (i32.const 24) (local.get $length))
      (i32.const 16)))
  (core instance $instance (instantiate $code))
  (func (export "call") (param "arguments" string) (result (result string (error string)))
    (canon lift (core func $instance "call")
      (memory (core memory $instance "memory"))
      (realloc (core func $instance "realloc")))))
